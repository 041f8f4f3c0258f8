import { primaryLanguage } from '../../../base/languages/language-tag.ts';
import type { LanguageRules } from '../analyser.ts';
import { arabic } from './ar.ts';
import { catalan } from './ca.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { latvian } from './lv.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { plain } from './plain.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { uzbek } from './uz.ts';
import { vietnamese } from './vi.ts';
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
  turkish,
  arabic,
  catalan,
  czech,
  danish,
  finnish,
  hebrew,
  hindi,
  hungarian,
  indonesian,
  latvian,
  norwegian,
  polish,
  romanian,
  swedish,
  ukrainian,
  uzbek,
  vietnamese,
  chinese,
  japanese,
  korean,
];

/** Rules of a language code, without the rest of the tag; plain ones for a language that has none. */
export function pickRules(code: string): LanguageRules {
  const primary = primaryLanguage(code);
  const language = forms.get(primary) ?? primary;
  return allRules.find((rules) => rules.language === language) ?? plain;
}

/** Written forms of a language that have codes of their own. */
const forms: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
]);
