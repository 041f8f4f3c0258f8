/**
 * The BCP 47 tag for a language code as `docs.json` may write it: `cn` is `zh`, `jp` is `ja`, `pt_BR` is `pt-BR`.
 * `null` for what is no code.
 */
export function parseLanguageTag(code: string): string | null {
  const tag = code.replaceAll('_', '-');
  try {
    return aliases.get(tag.toLowerCase()) ?? Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The tag of a page's language: English without one, and for what is no code. */
export function languageTag(language: string | null): string {
  return parseLanguageTag(language ?? 'en') ?? 'en';
}

/** The language of a code alone: `pt-BR` is `pt`, `cn` is `zh`. What is no code stays, in lower case. */
export function primaryLanguage(code: string): string {
  return (parseLanguageTag(code) ?? code.toLowerCase()).split('-')[0]!;
}

/** The writing direction of a language. */
export function textDirection(language: string | null): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv)\b/i.test(languageTag(language)) ? 'rtl' : 'ltr';
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['zh-tw', 'zh-Hant'],
  ['jp', 'ja'],
]);
