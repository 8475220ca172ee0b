// Stands in the page itself and runs before anything is loaded: dresses the page as remembered, and sends at once for what
// only the reader's language and the address tell. Without it these would wait for the scripts that ask for them.
import { callAhead } from "./net/ahead";
import { dress, remembered } from "./theme/remembered";

/** By the build: the files with the words of each language, those of the pages that load by themselves, and those of the games. */
declare const WORDS: Record<string, string>;
declare const PAGES: Record<string, string[]>;
declare const GAMES: Record<string, string[]>;

const settings = remembered();
const [part = "", table = "", replay] = location.pathname.split("/").slice(1);
dress(settings);
if (part === "t" && !replay) callAhead(table);

function send(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
}

// Nobody knows yet which game it will be: a round trip costs more than the one that is not needed.
const games = part === "t" ? GAMES : {};
for (const file of [WORDS[settings.language], ...(PAGES[replay ?? part] ?? []), ...Object.values(games).flat()]) send("modulepreload", `/${file}`);
for (const game of Object.keys(games)) send("preload", `/api/games/${game}/layout`, { as: "fetch", crossOrigin: "anonymous" });

// A browser's first number takes its time: at a table, where there are many, let that be while the network is awaited.
if (part === "t")
  setTimeout(() => {
    new Intl.PluralRules(settings.language).select(2);
    new Intl.NumberFormat(settings.language).format(2);
  });
