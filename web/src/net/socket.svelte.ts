// The socket: one per page. Requests are answered once; what was not answered is sent again after a reconnect
// with the same id, so that no move is lost or doubled.
import { newId, openSocket, takePreconnection, type Preconnection } from "./preconnect";
import type { ClientMessage, ServerMessage } from "./messages";

type Distribute<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Request = Distribute<ClientMessage>;
export type Answer = Extract<ServerMessage, { id: string }>;

interface Waiting {
  message: ClientMessage;
  done: (answer: Answer) => void;
  /** Whether it is sent again on the next connection. */
  resent: boolean;
}

const FIRST_BACKOFF = 500;
const LONGEST_BACKOFF = 10_000;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 8_000;
const PONG_TIMEOUT_ON_RETURN = 2_500; // somebody has come back and looks
/** Refused with `retry`, for example as too fast: nothing is sent for so long, and then so many at a time. */
const RETRY_DELAY = 1000;
const RETRIES_AT_ONCE = 10;

export class Socket {
  /** Whether messages pass at the moment. */
  connected = $state(false);
  /** Server time minus ours, in milliseconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  /** The connection that the page's first script opened, until its request is made here. */
  #early: Preconnection | null = takePreconnection();
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(message: ServerMessage) => void>();
  #backoff = FIRST_BACKOFF;
  #closed = false;
  #onOpen: () => void = () => {};
  #reconnectTimer = 0;
  #pingTimer = 0;
  /** What is to be sent after the delay; null while there is none. */
  #delayed: ClientMessage[] | null = null;
  #retryTimer = 0;

  constructor() {
    addEventListener("online", this.#onWake);
    addEventListener("offline", this.#onWake);
    document.addEventListener("visibilitychange", this.#onWake);
    this.#connect();
  }

  /** What to do first on every new connection: come back to the table. */
  onOpen(first: () => void): void {
    this.#onOpen = first;
    if (this.connected) first();
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask and wait for the answer, over as many connections as it takes. */
  requestUntilAnswered(request: Request): Promise<Answer> {
    return new Promise((done) => this.#request(request, done, true));
  }

  /** Ask on this connection only; a lost one forgets the question. */
  requestOnce(request: Request, done: (answer: Answer) => void): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#request(request, done, false);
  }

  #request(request: Request, done: (answer: Answer) => void, resent: boolean): void {
    const early = request.type === this.#early?.request.type ? this.#early : null;
    const message = early?.request ?? ({ ...request, id: newId() } as ClientMessage);
    this.#waiting.set(message.id, { message, done, resent });
    if (!early) return this.#send(message);
    this.#early = null; // the request was sent already, and may have been answered
    for (const text of early.received.splice(0)) this.#receive(JSON.parse(text) as ServerMessage);
  }

  /** Send again what was not answered: once the table knows us again. */
  resend(): void {
    for (const { message, resent } of this.#waiting.values()) if (resent) this.#send(message);
  }

  /** Begin anew: after becoming somebody, or somebody else. */
  reconnect(): void {
    const socket = this.#socket;
    this.#backoff = 0;
    socket?.close();
    if (socket) this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#onWake);
    removeEventListener("offline", this.#onWake);
    document.removeEventListener("visibilitychange", this.#onWake);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    this.#socket?.close();
  }

  #onWake = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.connected) this.#check(PONG_TIMEOUT_ON_RETURN);
    else {
      this.#backoff = FIRST_BACKOFF;
      clearTimeout(this.#reconnectTimer);
      if (!this.#socket) this.#connect();
    }
  };

  #connect(): void {
    const socket = this.#early?.socket ?? openSocket();
    this.#socket = socket;
    const opened = (): void => {
      this.connected = true;
      this.#backoff = FIRST_BACKOFF;
      clearInterval(this.#pingTimer);
      this.#pingTimer = window.setInterval(() => this.#check(), PING_INTERVAL);
      this.#check();
      this.#onOpen();
    };
    if (socket.readyState === WebSocket.OPEN) opened();
    else socket.addEventListener("open", opened); // after what the page does then
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = this.#early = null;
    this.connected = false;
    clearInterval(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    this.#delayed = null;
    for (const [id, { resent }] of this.#waiting) if (!resent) this.#waiting.delete(id);
    if (this.#closed) return;
    this.#reconnectTimer = window.setTimeout(() => this.#connect(), this.#backoff * (0.75 + Math.random() / 2));
    this.#backoff = Math.min(Math.max(2 * this.#backoff, FIRST_BACKOFF), LONGEST_BACKOFF);
  }

  /** A connection that went to sleep looks open: ask, and give it up if nobody answers. */
  #check(timeout = PONG_TIMEOUT): void {
    const socket = this.#socket;
    const sent = Date.now();
    const giveUp = window.setTimeout(() => {
      socket?.close();
      if (socket) this.#lost(socket);
    }, timeout);
    this.requestOnce({ type: "ping" }, (answer) => {
      clearTimeout(giveUp);
      if (answer.type === "pong") this.skew = answer.now - (sent + Date.now()) / 2;
    });
  }

  #send(message: ClientMessage): void {
    if (this.#delayed) this.#delayed.push(message);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send nothing for a while, then what has gathered, a few at a time. */
  #delay(): void {
    this.#delayed ??= [];
    clearTimeout(this.#retryTimer);
    this.#retryTimer = window.setTimeout(() => {
      const gathered = this.#delayed ?? [];
      this.#delayed = null;
      for (const message of gathered.splice(0, RETRIES_AT_ONCE)) this.#send(message);
      if (!gathered.length) return;
      this.#delayed = gathered;
      this.#delay();
    }, RETRY_DELAY);
  }

  #receive(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
    if (!("id" in message)) return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === "refused" && message.retry) {
      this.#delay();
      return this.#send(waiting.message);
    }
    this.#waiting.delete(message.id);
    waiting.done(message);
  }
}
