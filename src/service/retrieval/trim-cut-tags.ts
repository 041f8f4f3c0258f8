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
  while (own.length > 0 && isBareEnd(own)) own.pop();
  return atMargin(own).join('\n').trim();
}

/** Whether the last line is empty, or ends a component that begins before the passage. */
function isBareEnd(lines: readonly string[]): boolean {
  const last = lines.at(-1)!;
  if (last.trim() === '') return true;
  const name = CLOSING.exec(last)?.[1];
  if (name === undefined) return false;
  const text = lines.join('\n');
  const tags = text.match(new RegExp(`<${name.replaceAll('.', '\\.')}(?=[\\s>])(?:[^<>]*[^<>/])?>`, 'g')) ?? [];
  return tags.length < text.split(`</${name}>`).length - 1;
}

function atMargin(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...widths);
  return lines.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length)));
}
