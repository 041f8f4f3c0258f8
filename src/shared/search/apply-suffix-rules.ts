/** `[suffix, replacement, least length of what stays before the suffix]` */
export type SuffixRule = readonly [suffix: string, replacement: string, leastStem: number];

/** Applies the first rule that fits, so longer suffixes stand first. Gives the word itself when none does. */
export function applySuffixRules(word: string, rules: readonly SuffixRule[]): string {
  for (const [suffix, replacement, leastStem] of rules) {
    if (word.length - suffix.length >= leastStem && word.endsWith(suffix))
      return word.slice(0, word.length - suffix.length) + replacement;
  }
  return word;
}

/** Rules that take each of these suffixes away, written with spaces between them, the longest first. */
export function cutSuffixes(suffixes: string, leastStem: number): SuffixRule[] {
  return suffixes
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .map((suffix) => [suffix, '', leastStem]);
}

/** The suffixes of some rules, as the endings of a language. */
export function listSuffixes(...tables: (readonly SuffixRule[])[]): string[] {
  return tables.flat().map(([suffix]) => suffix);
}
