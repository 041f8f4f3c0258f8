const CLOSING = /^\s*<\/([A-Z][\w.]*)>\s*$/;
const OPENING = /^\s*<[A-Z][\w.]*(?:\s[^<>]*)?(?<!\/)>\s*$/;

/**
 * A section is cut out of its page within components: takes away the ends of those before and around it, and the heads
 * of those that begin after it. What is left stands at the margin: an indented fence would have no end.
 */
export function trimCutTags(markdown: string): string {
  const lines = markdown.split('\n');
  const isBare = (line: string, tag: RegExp): boolean => line.trim() === '' || tag.test(line);
  const from = lines.findIndex((line) => !isBare(line, CLOSING));
  const to = lines.findLastIndex((line) => !isBare(line, OPENING));
  if (from < 0) return '';
  const own = lines.slice(from, to + 1);
  const unopened = countUnopened(own.join('\n'));
  while (own.length > 0 && isBareEnd(own.at(-1)!, unopened)) own.pop();
  return atMargin(own).join('\n').trim();
}

/** Whether a line is empty, or ends a component that begins before the passage, which is noted. */
function isBareEnd(line: string, unopened: Map<string, number>): boolean {
  if (line.trim() === '') return true;
  const name = CLOSING.exec(line)?.[1];
  const count = name === undefined ? 0 : (unopened.get(name) ?? 0);
  if (count <= 0) return false;
  unopened.set(name!, count - 1);
  return true;
}

/** By component, how many more ends there are than beginnings. */
function countUnopened(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([A-Z][\w.]*)(?:\s[^<>]*)?\/?>/g))
    if (slash || !tag.endsWith('/>')) counts.set(name, (counts.get(name) ?? 0) + (slash ? 1 : -1));
  return counts;
}

function atMargin(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...widths);
  return lines.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length)));
}
