import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { syntaxError } from './repairs/strip-types.ts';
import { gap } from './tight-emphasis.ts';

const headings =
  /^(?<before>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*#{1,6}[ \t][^\n]*?)(?<braces>\{[^{}\n]*\})(?=[ \t]*\r?$)/gm;

/**
 * Marks the end of headings (`## Hello {first name}`) that end with braces around neither an id nor JavaScript, or with
 * escaped ones: the parser takes what stands in them for attributes, and readers would not see it. `withoutMarks` takes
 * the mark out again.
 */
export function protectBraces(source: string): string {
  if (source.search(headings) < 0) return source;
  return mapOutsideFences(source, (prose) =>
    prose.replace(headings, (...found) => {
      const [whole, { before, braces }] = [found[0] as string, found.at(-1) as { before: string; braces: string }];
      return holdsWords(before, braces) ? whole + gap : whole;
    }),
  );
}

function holdsWords(before: string, braces: string): boolean {
  const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(before);
  return isEscaped || (!/^\{\s*[#.]/.test(braces) && syntaxError(`(${braces.slice(1, -1)}\n)`) !== null);
}
