import type { ApiDocument } from '../../model/api/document.ts';
import type { Page } from '../../model/page.ts';
import { documentOf } from '../navigation/document-of.ts';
import { createSchemaUsage } from '../openapi/schema-usage.ts';
import { isInSight, pageEntry } from './page-entry.ts';

/** Tells each page of a schema of the pages that have a field with it; of none that some of its readers may not see. */
export function linkSchemas(pages: readonly Page[], documents: readonly ApiDocument[]): Page[] {
  const described = new Set(pages.flatMap((page) => (page.kind === 'schema' ? [page.document] : [])));
  if (described.size === 0) return [...pages];
  const users = new Map<string, Page[]>();
  for (const document of documents) {
    if (!described.has(document.id)) continue;
    const { namedBy } = createSchemaUsage(document);
    for (const page of pages.filter((one) => documentOf(one) === document.id))
      for (const name of namedBy(page)) {
        const key = JSON.stringify([document.id, name]);
        const known = users.get(key);
        if (known) known.push(page);
        else users.set(key, [page]);
      }
  }
  return pages.map((page) => {
    if (page.kind !== 'schema') return page;
    const found = users.get(JSON.stringify([page.document, page.name])) ?? [];
    return {
      ...page,
      usedBy: found
        .filter((user) => user !== page && isInSight(user, page))
        .map((user) => ({ ...pageEntry(user), description: '' })),
    };
  });
}
