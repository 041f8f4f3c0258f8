const PREFIXES: ReadonlySet<string> = new Set('un in im de re non dis anti des ver ent'.split(' '));

/** `uninstall` is no misspelt `install`: what turns a word into its opposite is meant. */
export function isPrefixed(typed: string, word: string): boolean {
  return typed.endsWith(word) && PREFIXES.has(typed.slice(0, typed.length - word.length));
}
