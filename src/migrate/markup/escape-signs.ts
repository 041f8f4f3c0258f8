import { mapProse } from '../../base/text/map-prose.ts';

/** What stands between dollars and is no price. */
export const formula = String.raw`\$\$[\s\S]+?\$\$|(?<![\\$\w])\$(?=[^\s$\d])(?:[^$\n]*[^\s$\\])?\$(?![\d$])`;
const kept = new RegExp(
  String.raw`${formula}|\\[{}]|\{\{[^{}]*\}\}|[ \t]\{#[\w-]+\}(?=[ \t]*$)|\{%[^\n]*?%\}|[{}]|(?<!\\|\]\(|\]:[ \t]*)<(?![a-z/!?>])`,
  'gim',
);

/**
 * Braces of a Markdown that has no expressions, and `<` that starts no tag, as MDX shows them. What names an id after
 * a heading stays, and so do addresses, pairs of braces, which fill in variables here and there, and formulas, which
 * are full of them.
 */
export function escapeSigns(text: string): string {
  return mapProse(text, (prose) =>
    prose.replace(kept, (found) => (found === '<' ? '&lt;' : found.length === 1 ? `\\${found}` : found)),
  );
}
