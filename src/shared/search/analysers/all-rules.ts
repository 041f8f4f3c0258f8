import { primaryLanguage } from '../../../base/languages/language-tag.ts';
import type { LanguageRules } from '../analyser.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { dutch } from './nl.ts';
import { plain } from './plain.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { chinese } from './zh.ts';

/** Every language with rules of its own. `import-rules.ts` holds the same list for browsers. */
export const allRules: LanguageRules[] = [
  english,
  spanish,
  french,
  german,
  portuguese,
  italian,
  dutch,
  russian,
  chinese,
  japanese,
  korean,
];

/** Rules of a language code, without the rest of the tag; plain ones for a language that has none. */
export function pickRules(code: string): LanguageRules {
  const primary = primaryLanguage(code);
  return allRules.find((rules) => rules.language === primary) ?? plain;
}
