// Why something was refused, in the reader's language.
import { Refusal } from "../../net/http";
import { maybe, type Words } from "./i18n.svelte";

/** Games may give the same reason in their own words; where we have none, the server's English sentence is shown. */
export function refusalText(reason: string, sentence: string, words: Words, game = ""): string {
  return maybe(`refused-${game}-${reason}`, words) ?? maybe(`refused-${reason}`, words) ?? sentence;
}

export function explainError(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error.reason, error.message, error.words as Words);
  throw error;
}
