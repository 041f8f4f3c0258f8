import type { ReaderSettings } from '../../base/readers/page-access.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';

/** Front matter of a page that tells of others: what none of them gives to a reader, it does not either. */
export function sharedReaders(pages: readonly Page[]): Pick<FrontMatter, 'groups' | 'public'> {
  const readers = pages.map(({ visibility }) => visibility);
  const groups = readers.every((one) => one.groups !== null && one.public !== true)
    ? [...new Set(readers.flatMap((one) => one.groups ?? []))]
    : null;
  const isOpen = readers.some((one) => one.public === true);
  // Whatever the place of the page says, which decides where one of them leaves it open.
  return { groups, public: isOpen ? true : readers.every(isClosed) ? false : null };
}

function isClosed({ groups, public: isPublic }: ReaderSettings): boolean {
  return isPublic === false || groups !== null;
}
