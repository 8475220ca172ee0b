// The sentences of Explain, in the reader's language: loaded when a newcomer plays.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("./sentences/*.ftl", { query: "?raw", import: "default" });

export type Sentences = (key: string) => string | null;

export async function sentencesIn(language: string): Promise<Sentences> {
  const text = await files[`./sentences/${language}.ftl`]?.();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text ?? ""));
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern) : null;
  };
}
