import { holdsMath, mapDollarsOfCode } from './protect-dollars.ts';

/** A letter, so that names of JavaScript stay names; the sign that repeats a syllable of Yi. */
const stand = '\uA015';
const stands = /\uA015/g;

/**
 * A prepared source for the parser, which takes all between two dollars for text where a page has formulas, those of
 * code, expressions and tags included: `` `$x` and $a_{b c}$ ``. Places stay the same.
 */
export function hideDollars(source: string): string {
  if (!source.includes('$') || source.includes(stand) || !holdsMath(source)) return source;
  return mapDollarsOfCode(source, (code) => code.replaceAll('$', stand));
}

export function showDollars(text: string): string {
  return text.includes(stand) ? text.replace(stands, '$') : text;
}

/** The same of all texts that a tree holds. */
export function showDollarsIn(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') (node as Record<string, unknown>)[key] = showDollars(value);
    else if (typeof value === 'object' && value !== null && key !== 'position') showDollarsIn(value);
  }
}
