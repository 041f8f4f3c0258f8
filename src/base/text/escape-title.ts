/**
 * A title of plain text as one line of Markdown that shows it. Only signs that would mean something are escaped there:
 * most titles stay as they are, for whoever reads the source.
 */
export function escapeTitle(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\\(?=[!-/:-@[-`{-~])|`|(?<!\s)\*|\*(?!\s)|<(?=[a-z/!?])|&(?=#?\w+;)|(?<=\])[([]|~(?=~)|(?<=~)~/gi, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(^|\s)(#+)$/, '$1\\$2');
}

/** The same as the text of a link, which a bracket would end. */
export function escapeLabel(title: string): string {
  return escapeTitle(title).replace(/\\.|[[\]]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}
