// Keeps the page, both games, rulebooks and words, so that a visit without a network can play. Everything that a
// version needs is fetched before it is used; a new version waits until somebody asks for it.

/** Written in front of this script by src/guimard/server/http/offline.py. */
declare const SITE: { version: string; files: string[] };

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
declare const self: Worker;
const worker = self;
export {};

const PREFIX = "guimard ";
/** Pages of the version before may still be open, and ask for parts of it. */
const KEPT_VERSIONS = 2;
const root = worker.registration.scope;
const known = new Set(SITE.files.map((file) => root + file));

/** A few at a time: a server has others to serve. */
const AT_A_TIME = 4;

async function install(): Promise<void> {
  const cache = await caches.open(PREFIX + SITE.version);
  const files = [...SITE.files];
  const store = async (): Promise<void> => {
    for (let file; (file = files.pop()) !== undefined;) await cache.put(root + file, await fetchFile(file));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, store));
}

/** Files in assets are named after their contents: those of the version before are as good. */
async function fetchFile(file: string): Promise<Response> {
  const known = file.startsWith("assets/") ? await caches.match(root + file) : undefined;
  const response = known ?? (await fetch(root + file, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`); // the next visit tries again
  return response;
}

async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX)); // oldest first
  const others = versions.filter((name) => name !== PREFIX + SITE.version);
  await Promise.all(others.slice(0, Math.max(0, others.length - KEPT_VERSIONS + 1)).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(PREFIX + SITE.version);
  const found = (await own.match(request.url)) ?? (await caches.match(request.url));
  return found ?? fetch(request);
}

/** Files of this version, and scripts of the one before; everything else is the server's. */
function isOurs({ method, url }: Request): boolean {
  const place = url.split("#")[0] ?? "";
  return method === "GET" && (known.has(place) || place.startsWith(`${root}assets/`));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));
worker.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", ({ data }) => {
  if (data === "use-new-version") void worker.skipWaiting();
});
