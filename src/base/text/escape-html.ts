/** Makes text safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Makes text safe between tags. Quotes stay, so this is not for attributes. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => entities[character]!) : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names that are as long as a line of the sidebar. */
const longName = /[\p{L}\p{N}_]{18,}/gu;

/** Between the words of a name: `user|Id`, `HTTP|Request`, `user_|id`, and none before the `s` of `IDs`. */
const seam = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}(?!\p{Lu}))|(?<=_)(?!_)/gu;

/** HTML of a text, whose long names of code break between their words rather than within one. */
export function breakableHtml(text: string): string {
  return escapeHtml(text).replace(longName, (name) => name.replace(seam, '<wbr>'));
}
