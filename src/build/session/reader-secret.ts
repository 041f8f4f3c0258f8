import { createHash } from 'node:crypto';
import type { Site } from '../../model/site.ts';
import { nameContent } from '../cache/name-content.ts';

/**
 * The secret of a site's marks: the same for the same content, and known to nobody who writes a part of it: writing it
 * down would change it. `nameText`: of `ValueStore`.
 */
export function readerSecret(
  { pages, snippets }: Pick<Site, 'pages' | 'snippets'>,
  nameText: (text: string) => string = nameContent,
): string {
  const hash = createHash('sha256');
  for (const { route, source, markdown } of pages) {
    const text = source && [source.file, source.line, source.description, nameText(source.body)];
    hash.update(JSON.stringify([route, text, nameText(markdown)]));
  }
  return hash.update(JSON.stringify(snippets)).digest('hex').slice(0, 24);
}
