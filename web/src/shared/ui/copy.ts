/** Put a text on the clipboard. Pages that are not secure, as from a server at home, know only the old way. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  const around = document.activeElement;
  (around?.closest("dialog") ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  document.execCommand("copy");
  field.remove();
  if (around instanceof HTMLElement) around.focus();
}
