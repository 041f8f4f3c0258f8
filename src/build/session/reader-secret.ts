import { createHash } from 'node:crypto';
import type { Site } from '../../model/site.ts';

/**
 * The secret of a site's marks: the same for the same content, and known to nobody who writes a part of it: writing it
 * down would change it.
 */
export function readerSecret({ pages, snippets }: Pick<Site, 'pages' | 'snippets'>): string {
  const hash = createHash('sha256');
  for (const { route, source, markdown } of pages) hash.update(JSON.stringify([route, source, markdown]));
  return hash.update(JSON.stringify(snippets)).digest('hex').slice(0, 24);
}
