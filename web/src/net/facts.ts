// Where the page finds what is the same for everybody: at the server, or in a file of the site.
import { hasServer } from "./page";

const at = encodeURIComponent;
const either = (server: string, file: string): string => (hasServer() ? `api/${server}` : `data/${file}`);

export const gamesPath = (): string => either("games", "games.json");
export const layoutPath = (game: string): string => either(`games/${at(game)}/layout`, `${at(game)}/layout.json`);
export const rulesPath = (game: string, language: string): string =>
  either(`games/${at(game)}/rules?language=${language}`, `${at(game)}/rules-${language}.md`);
export const lessonsPath = (game: string, language: string): string =>
  either(`lessons/${at(game)}?language=${language}`, `${at(game)}/lessons-${language}.json`);
export const lessonPath = (game: string, lesson: string): string =>
  either(`lessons/${at(game)}/${at(lesson)}`, `${at(game)}/lesson-${at(lesson)}.json`);
