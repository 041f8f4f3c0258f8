const CLOSING = /^\s*<\/[A-Z][\w.]*>\s*$/;
const OPENING = /^\s*<[A-Z][\w.]*(?:\s[^<>]*)?(?<!\/)>\s*$/;

/**
 * A section is cut out of its page within components: takes away the ends of those before it, and the heads of those
 * that begin after it.
 */
export function trimCutTags(markdown: string): string {
  const lines = markdown.trim().split('\n');
  const isBare = (line: string, tag: RegExp): boolean => line.trim() === '' || tag.test(line);
  const from = lines.findIndex((line) => !isBare(line, CLOSING));
  const to = lines.findLastIndex((line) => !isBare(line, OPENING));
  return from < 0 ? '' : lines.slice(from, to + 1).join('\n');
}
