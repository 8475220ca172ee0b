// Who this browser is to the server.
import { t } from "./i18n/i18n.svelte";
import { api } from "../net/http";

class Myself {
  id = $state<string | null>(null);
  name = $state("");
  claimed = $state(false);
  #asked: Promise<void> | null = null;

  /** Asks the server once who we are; being nobody is fine. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (me && this.#become(me)),
      () => {},
    );
    return this.#asked;
  }

  /** Be somebody: a guest, if nothing else. */
  async ensure(name?: string): Promise<void> {
    await this.load();
    if (!this.id) this.#become(await api.comeIn(name ?? t("guest", { number: 100 + Math.floor(Math.random() * 900) })));
  }

  async rename(name: string): Promise<void> {
    if (this.id) this.#become(await api.rename(name));
    else await this.ensure(name);
  }

  async claim(passphrase: string): Promise<void> {
    this.#become(await api.claim(passphrase));
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.#become(await api.signIn(name, passphrase));
  }

  #become({ id, name, claimed }: { id: string; name: string; claimed: boolean }): void {
    [this.id, this.name, this.claimed] = [id, name, claimed];
  }
}

export const me = new Myself();
