import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';

/** Front matter of a page that tells of others: what none of them gives to a reader, it does not either. */
export function sharedReaders(pages: readonly Page[]): Pick<FrontMatter, 'groups' | 'public'> {
  const readers = pages.map(({ visibility }) => visibility);
  const groups = readers.every((one) => one.groups !== null && one.public !== true)
    ? [...new Set(readers.flatMap((one) => one.groups ?? []))]
    : null;
  const said = new Set(readers.map((one) => one.public));
  return { groups, public: said.has(true) ? true : said.size === 1 ? [...said][0]! : null };
}
