import { mapProse } from '../../base/text/map-prose.ts';

/**
 * Braces of a Markdown that has no expressions, as MDX shows them. What names an id after a heading stays, and so do
 * pairs of braces, which fill in variables here and there.
 */
export function escapeBraces(text: string): string {
  return mapProse(text, (prose) =>
    prose.replace(/\\[{}]|\{\{[^{}]*\}\}|[ \t]\{#[\w-]+\}(?=[ \t]*$)|\{%[^\n]*?%\}|[{}]/gm, (found) =>
      found.length === 1 ? `\\${found}` : found,
    ),
  );
}
