import { parseLanguageTag } from './language-tag.ts';

/**
 * The one of `known` that serves for a language code as `docs.json`, a page or a browser writes it: of `de` and
 * `zh-Hant` it is `de` for `de-AT`, and `zh-Hant` for `zh-TW`. `null` where none does.
 */
export function matchLanguage(code: string, known: readonly string[]): string | null {
  const tag = parseLanguageTag(code);
  // Asked many times for each page, and what follows takes long.
  if (tag === null || known.includes(tag)) return tag;
  const { language, script } = new Intl.Locale(tag).maximize();
  const names = [`${language}-${script}`, language, macrolanguages[language]];
  return names.find((name) => known.includes(name!)) ?? null;
}

/** Both ways to write Norwegian (ISO 639-3). */
const macrolanguages: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };
