// Inlined into the page; runs before anything is loaded. It sets the theme and starts the downloads that follow from
// the reader's language and the address. Without it they would wait for the scripts that ask for them.
import { gamesPath, layoutPath } from "../net/facts";
import { address, gameOfPage, pathOfPage } from "../net/page";
import { preconnect } from "../net/preconnect";
import { applySettings, storedSettings } from "../shared/theme/stored-settings";
import { placeAt } from "./routes";

/** Set by the build: the files with the texts of each language, of each page and of each game. */
declare const TEXTS: Record<string, string>;
declare const PAGES: Record<string, string[]>;
declare const GAMES: Record<string, string[]>;

const settings = storedSettings();
const place = placeAt(pathOfPage(), location.hash);
applySettings(settings);
if (place.page === "table" && !place.local) preconnect(place.table, place.invite);

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
}

// If the server did not say which game the table plays, downloading all costs less than another round trip.
const game = gameOfPage() ?? "";
const games = place.page !== "table" ? {} : GAMES[game] ? { [game]: GAMES[game] } : GAMES;
const scripts = [TEXTS[settings.language], ...(PAGES[place.page] ?? []), ...Object.values(games).flat()];
for (const file of scripts) link("modulepreload", address(file));
for (const path of [gamesPath(), ...Object.keys(games).map(layoutPath)])
  link("preload", address(path), { as: "fetch", crossOrigin: "anonymous" });

// The first number a browser formats is slow: at a table, format one while the network is busy.
if (place.page === "table")
  setTimeout(() => {
    new Intl.PluralRules(settings.language).select(2);
    new Intl.NumberFormat(settings.language).format(2);
  });
