import { shellIds } from '../../base/paths/shell-ids.ts';
import type { Page } from '../../model/page.ts';
import { readDocument } from '../../read/markdown/read-document.ts';

/** By route, and by the id that the words of a heading give. */
export type RenamedPlaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The headings that have another id than their words give, because every page has that one around its text
 * (`## Pagination`). Links by the words mean the heading, unless the text itself has such an id.
 */
export function renamedPlaces(pages: readonly Pick<Page, 'route' | 'source'>[]): RenamedPlaces {
  return Object.fromEntries(
    pages.flatMap(({ route, source }) => {
      if (!source || !mayHold.test(source.body)) return [];
      const { renamed } = readDocument(source.body, source);
      const found = Object.entries(renamed).filter(([id]) => !new RegExp(`\\bid=["']${id}["']`).test(source.body));
      return found.length > 0 ? [[route, Object.fromEntries(found)]] : [];
    }),
  );
}

/** Few texts have such a line, tag or property; only these are read. */
const mayHold = new RegExp(
  `(?:^|[\\s>"'#{])(?:${[...shellIds].map((id) => id.replaceAll('-', '[-\\s]+')).join('|')})[\\s#]*(?:$|[<"'}])`,
  'im',
);
