import type { PageHeading } from '../../model/page.ts';
import { getApiTexts } from './get-api-texts.ts';

/** The generated headings of an API page in a language; their ids stay, so that links work in every language. */
export function translateHeadings(headings: readonly PageHeading[], language: string | null): PageHeading[] {
  const [english, own] = [getApiTexts('en').sections, getApiTexts(language).sections];
  const names = new Map(Object.entries(english).map(([name, text]) => [text, name as keyof typeof english]));
  return headings.map((heading) => {
    const name = names.get(heading.text);
    return name === undefined ? heading : { ...heading, text: own[name] };
  });
}
