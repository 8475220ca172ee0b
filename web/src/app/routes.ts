// Which page an address shows. The page's first script asks this, too, before anything is loaded: no imports here.
export type Place =
  | { page: "home" }
  | { page: "table"; table: string; invite: string | null; local: boolean }
  | { page: "replay"; table: string | null; local: boolean }
  | { page: "player"; player: string }
  | { page: "new-table"; game: string }
  | { page: "rules"; game: string; section: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string };

const FIRST_GAME = "metro";

/** The page at a path inside the site. Pages that are not about one thing are told apart by the hash. */
export function placeAt(path: string, hash: string): Place {
  const [kind, id, more] = path.split("/");
  const [page, argument, section] = hash.replace(/^#/, "").split("/");
  if (kind === "t" && id) {
    if (more === "replay") return { page: "replay", table: id, local: false };
    return { page: "table", table: id, invite: hash.replace(/^#/, "") || null, local: false };
  }
  if (kind === "p" && id) return { page: "player", player: id };
  if (page === "open") return { page: "new-table", game: argument || FIRST_GAME };
  if (page === "rules") return { page: "rules", game: argument || FIRST_GAME, section: section ?? "" };
  if (page === "learn")
    return argument && section
      ? { page: "lesson", game: argument, lesson: section }
      : { page: "learn", game: argument ?? "" };
  if (page === "play" && argument) {
    if (section === "replay") return { page: "replay", table: argument, local: true };
    return { page: "table", table: argument, invite: null, local: true };
  }
  if (page === "replay") return { page: "replay", table: null, local: false };
  return { page: "home" };
}
