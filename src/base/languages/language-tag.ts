/** The BCP 47 tag for a language code as `docs.json` may write it: `cn` is `zh`, `jp` is `ja`. English for what is no code. */
export function languageTag(language: string | null): string {
  const code = language ?? 'en';
  try {
    return aliases.get(code.toLowerCase()) ?? Intl.getCanonicalLocales(code)[0] ?? 'en';
  } catch {
    return 'en';
  }
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
