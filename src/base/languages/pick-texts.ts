import { matchLanguage } from './match-language.ts';

/**
 * What serves a language code among the files of `texts/`, keyed as `import.meta.glob` gives them: `./de.ts` for
 * `de-AT`. English where there is no such language.
 */
export function pickTexts<Value>(files: Readonly<Record<string, Value>>, language: string | null): Value {
  const name = matchLanguage(language ?? 'en', languagesOf(Object.keys(files))) ?? 'en';
  return files[`./${name}.ts`]!;
}

/** The languages of such keys: `zh-Hant` of `./zh-Hant.ts`. */
export function languagesOf(keys: readonly string[]): string[] {
  return keys.map((key) => key.slice('./'.length, -'.ts'.length));
}
