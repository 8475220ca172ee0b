// The connection to a table, opened by the page's first script while the others load.
import type { ClientMessage } from "./messages";
import { address } from "./page";

/** An open connection with its first request, and what was received on it so far. */
export interface Preconnection {
  socket: WebSocket;
  request: ClientMessage;
  received: string[];
}

declare global {
  interface Window {
    preconnection?: Preconnection;
  }
}

export function openSocket(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address("ws")}`);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 20);
}

/** Connect and enter a table that this page has not seen yet. */
export function preconnect(table: string, invite: string | null): void {
  const socket = openSocket();
  const request: ClientMessage = { type: "enter", table, invite, since: 0, id: newId() };
  const preconnection: Preconnection = { socket, request, received: [] };
  socket.onopen = () => socket.send(JSON.stringify(request));
  socket.onmessage = ({ data }) => preconnection.received.push(String(data));
  window.preconnection = preconnection;
}

/** Hand the open socket to the first caller, unless it has closed. */
export function takePreconnection(): Preconnection | null {
  const { preconnection } = window;
  delete window.preconnection;
  return preconnection && preconnection.socket.readyState <= WebSocket.OPEN ? preconnection : null;
}
