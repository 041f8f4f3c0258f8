import type { ForeignPage, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { titleOf } from '../../folder/page-paths.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { takeTitle } from '../../markup/take-title.ts';
import type { CardLink } from '../write-cards.ts';

/** Cards for the entries of a category: pages with what they say of themselves, groups with their name. */
export function listPages(
  items: readonly NavigationItem[],
  { folder, pages }: { folder: MigrationFolder; pages: ReadonlyMap<string, ForeignPage> },
): CardLink[] {
  return items.flatMap((item): CardLink[] => {
    if (typeof item !== 'string') {
      const first = item.root ?? firstOf(item.pages);
      return first === null ? [] : [{ title: item.group, href: hrefOf(first) }];
    }
    const page = pages.get(item);
    if (!page) return [];
    const { data, body } = readPageSource(folder, page.file);
    const title = page.label ?? writtenText(data['title']) ?? takeTitle(body).title ?? titleOf(item.split('/').at(-1)!);
    return [{ title, href: hrefOf(item), text: escaped(writtenText(data['description'])) }];
  });
}

function firstOf(items: readonly NavigationItem[]): string | null {
  const [first] = items;
  return first === undefined ? null : typeof first === 'string' ? first : (first.root ?? firstOf(first.pages));
}

function hrefOf(path: string): string {
  return path === 'index' ? '/' : `/${path}`;
}

/** Front matter is no MDX. */
export function escaped(text: string | undefined): string | undefined {
  return text?.replace(/[<{]/g, '\\$&');
}
