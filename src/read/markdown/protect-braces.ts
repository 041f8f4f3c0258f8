import { codeOrTemplatePattern } from '../../base/text/inline-code.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { syntaxError } from './repairs/strip-types.ts';
import { gap } from './tight-emphasis.ts';

/** Begun with `#`, and underlined ones. */
const headings = [
  /^(?<before>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*#{1,6}[ \t][^\n]*?)(?<braces>\{[^{}\n]*\})(?=[ \t]*\r?$)/,
  /^(?<before>[ \t>]*[^\s{][^\n]*?)(?<braces>\{[^{}\n]*\})(?=[ \t]*\r?\n[ \t>]*(?:=+|-+)[ \t]*\r?$)/,
];
const comment = /\{\s*\/\*(?:(?!\/\*)[\s\S])*?\*\/\s*\}/;
const besideOthers = headings.map(
  (heading) => new RegExp([heading.source, codeOrTemplatePattern, comment.source].join('|'), 'gm'),
);

/**
 * Marks the end of headings (`## Hello {first name}`) that end with braces around neither an id nor JavaScript, or with
 * escaped ones: the parser takes what stands in them for attributes, and readers would not see it. `withoutMarks` takes
 * the mark out again.
 */
export function protectBraces(source: string): string {
  const found = besideOthers.filter((_, index) => new RegExp(headings[index]!, 'm').test(source));
  return found.reduce((text, pattern) => mapOutsideFences(text, (prose) => prose.replace(pattern, marked)), source);
}

function marked(...found: unknown[]): string {
  const [whole, { before, braces }] = [found[0] as string, found.at(-1) as { before?: string; braces?: string }];
  return before !== undefined && holdsWords(before, braces!) ? whole + gap : whole;
}

function holdsWords(before: string, braces: string): boolean {
  const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(before);
  return isEscaped || (!/^\{\s*[#.]/.test(braces) && syntaxError(`(${braces.slice(1, -1)}\n)`) !== null);
}
