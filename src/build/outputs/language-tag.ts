const aliases: Readonly<Record<string, string>> = { cn: 'zh', jp: 'ja', 'ja-jp': 'ja-JP', 'fr-ca': 'fr-CA' };

/** The tag for `hreflang` and structured data (BCP 47) of a language code that `docs.json` knows: `jp` is `ja`. */
export function languageTag(code: string): string {
  return aliases[code.toLowerCase()] ?? code;
}
