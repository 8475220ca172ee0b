// Stands in the page itself and runs before anything is loaded: dresses the page as remembered, and sends at once for what
// only the reader's language and the address tell. Without it words would wait for the scripts that ask for them.
import { dress, remembered } from "./theme/remembered";

/** By the build: the files with the words of each language, and those of the pages that load by themselves. */
declare const WORDS: Record<string, string>;
declare const PAGES: Record<string, string[]>;

const settings = remembered();
dress(settings);
for (const file of [WORDS[settings.language], ...(PAGES[location.pathname.split("/")[1] ?? ""] ?? [])]) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href: `/${file}` });
  document.head.append(link);
}
