// Who this browser is to the server.
import { api } from "../net/http";
import { guestCalled, storedName } from "./names";

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
    if (!this.id) this.#become(await api.comeIn(name ?? this.guestName()));
  }

  /** A name for somebody who has not chosen one; each reader sees it in their language. */
  guestName(): string {
    return guestCalled(100 + Math.floor(Math.random() * 900));
  }

  async rename(name: string): Promise<void> {
    if (this.id) this.#become(await api.rename(storedName(name)));
    else await this.ensure(storedName(name));
  }

  /** Keep the name; with the old passphrase, change it. */
  async claim(passphrase: string, old: string | null = null): Promise<void> {
    this.#become(await api.claim(passphrase, old));
  }

  async signOut(everywhere: boolean): Promise<void> {
    await api.signOut(everywhere);
  }

  async delete(passphrase: string | null): Promise<void> {
    await api.deleteMe(passphrase);
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.#become(await api.signIn(storedName(name), passphrase));
  }

  #become({ id, name, claimed }: { id: string; name: string; claimed: boolean }): void {
    [this.id, this.name, this.claimed] = [id, name, claimed];
  }
}

export const me = new Myself();
