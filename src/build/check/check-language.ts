import { textDirection } from '../../base/languages/language-tag.ts';
import { detectLanguage } from '../../shared/search/detect-language.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/** Pages that are written from right to left where nothing says so: all around them is in English. */
export function checkLanguage({ site, locate }: CheckInput): CheckFinding[] {
  if (site.pages.some(({ place }) => place !== null && place.language !== null)) return [];
  const prose = site.pages.filter(({ kind }) => kind === 'prose');
  const language = detectLanguage(prose.map(({ title, markdown }) => ({ text: `${title}\n${markdown}` })));
  if (language === null || textDirection(language) === 'ltr') return [];
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  return [
    {
      code: 'unset-language',
      message: `The pages are written in ${name}, but the site does not declare it, so everything around them is in English`,
      hint: `Move the content of "navigation" into "languages": [{ "language": "${language}", … }]`,
      ...locate('navigation'),
    },
  ];
}
