/**
 * Picks what is kept for a BCP 47 tag, by language and script, else by language; keys are in lower case. `undefined` where
 * there is nothing for the language.
 */
export function pickLanguage<Value>(byLanguage: Readonly<Record<string, Value>>, tag: string): Value | undefined {
  const parts = tag.toLowerCase().split('-');
  const name = [parts.slice(0, 2).join('-'), parts[0]!].find((candidate) => Object.hasOwn(byLanguage, candidate));
  return name === undefined ? undefined : byLanguage[name];
}
