import type { LanguageRules } from './analyser.ts';

/** From here on the beginning of a common word may be one that is being typed. */
const SHORTEST_BEGINNING = 4;

/** `postgress` is no plural: a letter that is there twice at the end was typed twice, or is the word's own. */
const DOUBLED = /([^\W\d_])\1$/;
/** `caching` has lost the `e` of `cache`, and `typs` is no plural of `type`. */
const SWALLOWS_E = /^[aeiou]/;

/** Whether a folded word, or the word that it is becoming, is common or an inflection of a common one. */
export function isCommonWord(
  { surface, open }: { surface: string; open: boolean },
  { common, rules }: { common: ReadonlySet<string>; rules: Pick<LanguageRules, 'inflections'> },
): boolean {
  if (common.has(surface)) return true;
  const bases = (rules.inflections ?? []).flatMap((ending) => basesOf(surface, ending));
  if (bases.some((base) => base.length > 2 && common.has(base))) return true;
  return open && surface.length >= SHORTEST_BEGINNING && [...common].some((word) => word.startsWith(surface));
}

/** What a word may be a form of, by one ending. `serveer` is none of `serve`, whose `e` is in the ending. */
function basesOf(surface: string, ending: string): string[] {
  if (!surface.endsWith(ending) || DOUBLED.test(surface)) return [];
  const base = surface.slice(0, -ending.length);
  if (!SWALLOWS_E.test(ending)) return [base];
  return base.endsWith('e') && ending.startsWith('e') ? [] : [base, `${base}e`];
}
