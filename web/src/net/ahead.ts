// The connection to a table, made by the page itself while its scripts are on their way: when they run, the table has answered.
import type { ClientMessage } from "./messages";

/** A connection with its first question, and what was heard on it so far. */
export interface Ahead {
  socket: WebSocket;
  asked: ClientMessage;
  heard: string[];
}

declare global {
  interface Window {
    ahead?: Ahead;
  }
}

export function dial(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("").slice(0, 20);
}

/** Comes to the table of this address, as one who has not seen it yet. */
export function callAhead(table: string): void {
  const socket = dial();
  const ahead: Ahead = { socket, asked: { type: "enter", table, invite: location.hash.slice(1) || null, since: 0, id: newId() }, heard: [] };
  socket.onopen = () => socket.send(JSON.stringify(ahead.asked));
  socket.onmessage = ({ data }) => ahead.heard.push(String(data));
  window.ahead = ahead;
}

/** The connection that was made ahead, for one to have, if it still lives. */
export function takeAhead(): Ahead | null {
  const { ahead } = window;
  delete window.ahead;
  return ahead && ahead.socket.readyState <= WebSocket.OPEN ? ahead : null;
}
