import { posix } from 'node:path';
import { decodeText } from '../../../base/paths/decode-text.ts';
import { slugHeading } from '../../../base/paths/heading-slug.ts';
import { createUniqueNames } from '../../../base/paths/unique-names.ts';
import type { ForeignPage, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { readAttributes } from '../../markup/convert-liquid.ts';
import type { MadePages } from '../made-pages.ts';
import type { NavigationLabels } from '../navigation-labels.ts';

/** An operation that a block of a page shows. */
export interface ShownOperation {
  block: string;
  /** As it is shown: `GET /boats`. */
  name: string;
  /** As front matter names it. */
  openapi: string;
  /** The file of its description. */
  description: string;
  /** Of the page that shows it where there are several on one page. */
  path: string;
}

const pattern =
  /\{%[ \t]*(openapi(?:-operation)?|swagger)[ \t]([^%\n]*)%\}\s*(?:\[[^\]\n]*\]\(<?([^)\n>]*)>?\)\s*)?\{%[ \t]*end\1[ \t]*%\}/g;

/**
 * The operations that a page shows whose descriptions are files of the folder. Those of servers are signed addresses
 * that GitBook gives for some days.
 * @param places folders of files, and where they lie in the new site
 */
export function shownOperations(
  folder: MigrationFolder,
  { page, places }: { page: ForeignPage; places: readonly { from: string; to: string }[] },
): ShownOperation[] {
  const names = createUniqueNames({ firstSuffix: 2 });
  return [...(folder.read(page.file) ?? '').matchAll(pattern)].flatMap(
    ([block, , written = '', linked]): ShownOperation[] => {
      const { src, method, path } = readAttributes(written);
      const source = src ?? linked;
      if (!source || !method || !path) return [];
      const name = `${method.toUpperCase()} ${path}`;
      const shown = { block, name, path: `${page.path}/${names.claim(slugHeading(name.replace(/[^\w-]+/g, ' ')))}` };
      const description = joinPath(posix.dirname(page.file), decodeText(source));
      const place = places.find(({ from }) => from === '' || description.startsWith(`${from}/`));
      if (!place || !folder.has(description)) return [];
      const address = `/${joinPath(place.to, posix.relative(place.from, description))}`;
      return [{ ...shown, description, openapi: `${address} ${name}` }];
    },
  );
}

interface OperationPages {
  /** Of the page at a path. */
  operationsAt: (path: string) => readonly ShownOperation[];
  labels: NavigationLabels;
  made: MadePages;
}

/** The navigation with a page for each operation below a page that shows several of them. */
export function placeOperations(items: readonly NavigationItem[], context: OperationPages): NavigationItem[] {
  const { operationsAt, labels, made } = context;
  return items.map((item) => {
    const root = typeof item === 'string' ? item : item.root;
    const inner = typeof item === 'string' ? [] : placeOperations(item.pages, context);
    const operations = root === undefined ? [] : operationsAt(root);
    if (operations.length < 2) return typeof item === 'string' ? item : { ...item, pages: inner };
    const pages = operations.map(({ path, openapi }) => made.add(path, { openapi }));
    const group = typeof item === 'string' ? { group: labels.of(item) ?? item, root: item } : item;
    return { ...group, pages: [...new Set([...pages, ...inner])] };
  });
}
