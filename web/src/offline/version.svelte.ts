// The service worker of this page: registered when the page has nothing else to do; says when a new version is ready.
import { address } from "../net/page";

const HOUR = 3_600_000;

class Version {
  /** A newer version is on the device and waits to be used. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #reloading = false;

  async register(): Promise<void> {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    try {
      this.#follow(await navigator.serviceWorker.register(address("service-worker.js"), { scope: address() }));
    } catch {
      // a private window, or a host without HTTPS: the page works as long as there is a network
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    this.#look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => this.#look());
    });
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }

  /** The first version of all replaces nothing, so there is nothing to say. */
  #look(): void {
    this.ready = Boolean(this.#registration?.waiting && navigator.serviceWorker.controller);
  }

  /** Go on with the new version; games alone are stored after every move, so they go on where they were. */
  use(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (!this.#reloading) location.reload();
      this.#reloading = true;
    });
    this.#registration?.waiting?.postMessage("use-new-version");
  }
}

export const version = new Version();
