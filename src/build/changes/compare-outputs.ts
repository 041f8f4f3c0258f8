import type { PageChange, SiteChanges } from '../../model/changes.ts';
import { readOutputPages } from './read-output-pages.ts';

const order: readonly PageChange['kind'][] = ['new', 'changed', 'removed'];

/**
 * Says which pages of a site differ between two outputs of it: new ones first, then changed, then removed.
 * @throws DocsError for a folder that holds no output
 */
export function compareOutputs(before: string, after: string): SiteChanges {
  const old = readOutputPages(before);
  const next = readOutputPages(after);
  const pages: PageChange[] = [];
  for (const [path, { title, content }] of next) {
    const last = old.get(path);
    if (!last) pages.push({ kind: 'new', path, title });
    else if (last.content !== content) pages.push({ kind: 'changed', path, title });
  }
  for (const [path, { title }] of old) if (!next.has(path)) pages.push({ kind: 'removed', path, title });
  return { format: 1, pages: pages.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)) };
}
