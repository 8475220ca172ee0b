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
  /** Whether the question outlives its connection. */
  lasting: boolean;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const HASTE = 2_500; // somebody has come back and looks
/** Told to be slower or to try again: nothing is sent for so long, and then so many at a time. */
const REST = 1000;
const AT_A_TIME = 10;

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
  #pause = FIRST_PAUSE;
  #closed = false;
  #onOpen: () => void = () => {};
  #timer = 0;
  #heartbeat = 0;
  /** What is to be sent after the rest; null while there is none. */
  #later: ClientMessage[] | null = null;
  #resting = 0;

  constructor() {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
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

  #request(request: Request, done: (answer: Answer) => void, lasting: boolean): void {
    const early = request.type === this.#early?.request.type ? this.#early : null;
    const message = early?.request ?? ({ ...request, id: newId() } as ClientMessage);
    this.#waiting.set(message.id, { message, done, lasting });
    if (!early) return this.#send(message);
    this.#early = null; // the request was sent already, and may have been answered
    for (const text of early.received.splice(0)) this.#receive(JSON.parse(text) as ServerMessage);
  }

  /** Send again what was not answered: once the table knows us again. */
  resend(): void {
    for (const { message, lasting } of this.#waiting.values()) if (lasting) this.#send(message);
  }

  /** Begin anew: after becoming somebody, or somebody else. */
  reconnect(): void {
    const socket = this.#socket;
    this.#pause = 0;
    socket?.close();
    if (socket) this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#resting);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.connected) this.#check(HASTE);
    else {
      this.#pause = FIRST_PAUSE;
      clearTimeout(this.#timer);
      if (!this.#socket) this.#connect();
    }
  };

  #connect(): void {
    const socket = this.#early?.socket ?? openSocket();
    this.#socket = socket;
    const opened = (): void => {
      this.connected = true;
      this.#pause = FIRST_PAUSE;
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(() => this.#check(), HEARTBEAT);
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
    clearInterval(this.#heartbeat);
    clearTimeout(this.#resting);
    this.#later = null;
    for (const [id, { lasting }] of this.#waiting) if (!lasting) this.#waiting.delete(id);
    if (this.#closed) return;
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(Math.max(2 * this.#pause, FIRST_PAUSE), LONGEST_PAUSE);
  }

  /** A connection that went to sleep looks open: ask, and give it up if nobody answers. */
  #check(patience = PATIENCE): void {
    const socket = this.#socket;
    const sent = Date.now();
    const giveUp = window.setTimeout(() => {
      socket?.close();
      if (socket) this.#lost(socket);
    }, patience);
    this.requestOnce({ type: "ping" }, (answer) => {
      clearTimeout(giveUp);
      if (answer.type === "pong") this.skew = answer.now - (sent + Date.now()) / 2;
    });
  }

  #send(message: ClientMessage): void {
    if (this.#later) this.#later.push(message);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send nothing for a while, then what has gathered, a few at a time. */
  #rest(): void {
    this.#later ??= [];
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      const gathered = this.#later ?? [];
      this.#later = null;
      for (const message of gathered.splice(0, AT_A_TIME)) this.#send(message);
      if (!gathered.length) return;
      this.#later = gathered;
      this.#rest();
    }, REST);
  }

  #receive(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
    if (!("id" in message)) return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === "refused" && message.retry) {
      this.#rest();
      return this.#send(waiting.message);
    }
    this.#waiting.delete(message.id);
    waiting.done(message);
  }
}
