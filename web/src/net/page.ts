// What the page itself says: where the site begins, whether a server is behind it, which game a table plays.

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The game of the table whose page was asked for, as the server wrote it into the page. */
export const gameOfPage = (): string | undefined => meta("game");

/** Whether there are tables with others and accounts. A folder of static files has none. */
export const hasServer = (): boolean => meta("server") === undefined;

/** Whether the server behind the page is still starting: games on the device are there already. */
export const serverStarts = (): boolean => meta("server") === "starting";

/** The path where the site begins: "/", or "/guimard/" on a shared host. */
const root = (): string => new URL(meta("root") ?? "/", location.href).pathname;

/** An address of this site: `address("#learn")`. */
export const address = (rest = ""): string => root() + rest;

/** Ids of tables on this device begin so. */
export const HERE = "here-";

/** The address of a table: at the server, or on this device. */
export const tableAddress = (id: string): string => address(id.startsWith(HERE) ? `#play/${id}` : `t/${id}`);

/** The address of a table's replay at some move. */
export const replayAddress = (id: string, move: number): string =>
  address(id.startsWith(HERE) ? `#play/${id}/replay/${move}` : `t/${id}/replay#${move}`);

/** The path of this page inside the site: "t/abc", or nothing. */
export const pathOfPage = (): string => location.pathname.slice(root().length);
