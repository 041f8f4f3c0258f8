import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname as urlDirname, join as urlJoin } from 'node:path/posix';
import { decodeText } from '../../base/paths/decode-text.ts';
import { uniteAccess } from '../../base/readers/unite-access.ts';
import type { PageAccess } from '../../model/service.ts';

export interface ReachOptions {
  /** Every file of the output. */
  files: readonly string[];
  base: string;
  /** Where readers begin: pages by path, with their readers. */
  pages: ReadonlyMap<string, PageAccess>;
}

/**
 * Who reaches each file of an output: the readers of the pages that name it, or that name a file which does. Links to
 * other pages do not count.
 */
export function createFileReach(folder: string, { files, base, pages }: ReachOptions): Map<string, PageAccess> {
  const known = new Set(files);
  const reach = new Map<string, PageAccess>();
  const named = new Map<string, readonly string[]>();
  const waiting: { path: string; access: PageAccess }[] = [...pages]
    .map(([path, access]) => ({ path, access }))
    .filter(({ path }) => known.has(path));
  const namesOf = (path: string): readonly string[] => {
    const names = named.get(path) ?? findNames(join(folder, path), { path, base, known });
    named.set(path, names);
    return names;
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, access } = next;
    const before = reach.get(path);
    const united = pages.get(path) ?? (before ? uniteAccess([before, access]) : access);
    if (before && JSON.stringify(before) === JSON.stringify(united)) continue;
    reach.set(path, united);
    for (const name of namesOf(path)) if (!pages.has(name)) waiting.push({ path: name, access: united });
  }
  return reach;
}

const textFile = /\.(html|css|js|mjs|json|md)$/;

/** Files of the output that the text of a file names, from the root or relative to itself. */
function findNames(
  file: string,
  { path, base, known }: { path: string; base: string; known: ReadonlySet<string> },
): string[] {
  if (!textFile.test(path)) return [];
  const names = new Set<string>();
  for (const [name] of readFileSync(file, 'utf8').matchAll(/[\w./@%+~-]+\.[A-Za-z0-9]{1,12}/g)) {
    const plain = decodeText(name);
    const below = base !== '' && plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
    names.add(below.startsWith('/') ? below.slice(1) : urlJoin(urlDirname(path), below));
    if (below.startsWith('_docwright/')) names.add(below);
  }
  return [...names].filter((name) => name !== path && known.has(name));
}
