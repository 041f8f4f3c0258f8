import { languageTag } from '../../../base/languages/language-tag.ts';
import { textsByLanguage } from './texts-by-language.ts';

/** A language that there are texts in. */
export type SignInLanguage = keyof typeof textsByLanguage;

/** The language whose texts serve for a language code as `docs.json` or a browser writes it; `null` where there are none. */
export function matchLanguage(code: string): SignInLanguage | null {
  // Without variants and extensions, which tell languages no further and may be anything.
  const [tag] = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(?![a-z\d])/i.exec(code.trim()) ?? [];
  if (tag === undefined) return null;
  const { language, script } = new Intl.Locale(languageTag(tag)).maximize();
  const known = [`${language}-${script}`, language === 'nb' || language === 'nn' ? 'no' : language].find((name) =>
    Object.hasOwn(textsByLanguage, name),
  );
  return (known as SignInLanguage | undefined) ?? null;
}
