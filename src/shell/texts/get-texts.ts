import { en } from './languages/en.ts';
import type { Texts } from './texts.ts';

/** By language, or language and script; one file each. */
const textsByLanguage: Readonly<Record<string, Texts>> = { en };

/** The interface texts for a language code of compatibility tables, section 1.6; English where there are none. */
export function getTexts(language: string | null): Texts {
  const code = languageTag(language);
  return textsByLanguage[code] ?? textsByLanguage[code.split('-')[0]!] ?? en;
}

/** The BCP 47 tag for a language code as `docs.json` may write it: `cn` is `zh-Hans`, `jp` is `ja`. */
export function languageTag(language: string | null): string {
  return aliases[language?.toLowerCase() ?? ''] ?? language ?? 'en';
}

/** The writing direction of a language. */
export function textDirection(language: string | null): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv)\b/i.test(languageTag(language)) ? 'rtl' : 'ltr';
}

const aliases: Readonly<Record<string, string>> = {
  cn: 'zh',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-Hant',
  'zh-hant': 'zh-Hant',
  'zh-hans': 'zh-Hans',
  jp: 'ja',
  'ja-jp': 'ja-JP',
  'fr-ca': 'fr-CA',
  'pt-br': 'pt-BR',
};
