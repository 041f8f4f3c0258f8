import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { lineOfKey } from './line-of-key.ts';

/**
 * Where front matter, which ends before line `end`, writes a text in the value of a key; `null` where it does not stand
 * there as it reads.
 */
export function placeOfValue(
  { key, value }: { key: string; value: string },
  { text, end }: { text: string; end: number },
): { line: number; column: number } | null {
  const first = lineOfKey(key, { text, end });
  // A name before a colon is no value: `- Title: address`.
  const written = new RegExp(`(?<=^|[\\s"'[{,:=])${escapeRegExp(value)}(?=$|[\\s"',\\]}])(?!["']?\\s*[:=](?:\\s|$))`);
  for (const [index, line] of text
    .split('\n', end - 1)
    .slice(first - 1)
    .entries()) {
    if (index > 0 && /^["']?[\w:.-]+["']?\s*[:=](?:\s|$)/.test(line)) return null;
    const column = written.exec(line)?.index;
    if (column !== undefined) return { line: first + index, column: column + 1 };
  }
  return null;
}
