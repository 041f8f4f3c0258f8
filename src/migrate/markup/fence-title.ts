/** What stands behind a language for something else than a title, as a word of its own. */
const option = /["'{}=[\]]|(?:^|\s)(?:lines|showLineNumbers|wrap|expandable|nocopy|twoslash)(?=\s|$)/;

/** A title as the first line of a fence has it: bare, or in quotes where it would be read as options. */
export function fenceTitle(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim();
  if (!option.test(line)) return line;
  return line.includes('"') ? `title='${line.replaceAll("'", '’')}'` : `title="${line}"`;
}
