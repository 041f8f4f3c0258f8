import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';

/** The line on which front matter, which ends before line `end`, has a key; the first where it has none. */
export function lineOfKey(key: string, { text, end }: { text: string; end: number }): number {
  const lines = text.split('\n', end - 1);
  const written = new RegExp(`^["']?${escapeRegExp(key)}["']?\\s*[:=]`);
  return lines.findIndex((line) => written.test(line)) + 1 || 1;
}
