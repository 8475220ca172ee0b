// Codes of tables as people say and type them: "Odéon 42" is odeon-42.

/** The path inside the site that a link, a code or an id leads to; null if it is none of these. */
export function codeOf(typed: string): string | null {
  const link = /\/t\/([a-z0-9-]{1,40})\/?(#[\w-]+)?$/i.exec(typed.trim());
  if (link) return `t/${link[1]}${link[2] ?? ""}`;
  const plain = typed.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  const code = /^([a-z]{2,20})[\s-]*(\d\d)$/.exec(plain);
  if (code) return `t/${code[1]}-${code[2]}`;
  return /^[a-z0-9]{10}(#[\w-]+)?$/.test(typed.trim()) ? `t/${typed.trim()}` : null;
}

/** A code as it is read aloud. */
export function spokenCode(code: string): string {
  return code.replace("-", " ");
}
