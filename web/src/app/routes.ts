// Which page an address shows. The page's first script asks this, too, before anything is loaded: no imports here.
export type Place =
  | { page: "home" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string | null }
  | { page: "player"; player: string }
  | { page: "new-table"; game: string }
  | { page: "rules"; game: string; section: string };

const FIRST_GAME = "metro";

/** The page at a path, with its arguments; pages that are not about one thing are told apart by the hash. */
export function placeAt(path: string, hash: string): Place {
  const [kind, id, more] = path.split("/").slice(1);
  const [page, argument, section] = hash.replace(/^#/, "").split("/");
  if (kind === "t" && id) {
    if (more === "replay") return { page: "replay", table: id };
    return { page: "table", table: id, invite: hash.replace(/^#/, "") || null };
  }
  if (kind === "p" && id) return { page: "player", player: id };
  if (page === "open") return { page: "new-table", game: argument || FIRST_GAME };
  if (page === "rules") return { page: "rules", game: argument || FIRST_GAME, section: section ?? "" };
  if (page === "replay") return { page: "replay", table: null };
  return { page: "home" };
}
