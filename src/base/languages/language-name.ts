import { languageTag } from './language-tag.ts';

/** A language's name in itself: `fr` is `Français`. A label that is no language code stays. */
export function languageName(label: string): string {
  if (!/^[a-z]{2}(-[a-z]{2,4})?$/i.test(label)) return label;
  const tag = languageTag(label);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? label;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
