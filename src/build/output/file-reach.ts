import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname as urlDirname, join as urlJoin } from 'node:path/posix';
import { isOfBuild } from '../../base/paths/build-folder.ts';
import { decodeText } from '../../base/paths/decode-text.ts';
import { type JoinedAccess, joinAccesses, uniteJoined } from '../../base/readers/joined-access.ts';
import { everyone } from '../../base/readers/page-access.ts';
import { narrowAccess, readerSpans } from '../../base/readers/reader-spans.ts';
import type { PageAccess } from '../../model/service.ts';

export interface ReachOptions {
  /** Every file of the output. */
  files: readonly string[];
  base: string;
  /** Where readers begin: pages by path, with their readers. */
  pages: ReadonlyMap<string, PageAccess>;
  /** Of the marks in HTML. */
  secret: string;
}

/**
 * Who reaches each file of an output: the readers of the pages that name it, or that name a file which does. Links to
 * other pages do not count.
 */
export function createFileReach(
  folder: string,
  { files, base, pages, secret }: ReachOptions,
): Map<string, JoinedAccess> {
  const known = new Set(files);
  const reach = new Map<string, JoinedAccess>();
  const named = new Map<string, ReadonlyMap<string, JoinedAccess>>();
  const waiting: { path: string; access: JoinedAccess }[] = [...pages]
    .map(([path, access]) => ({ path, access: [access] }))
    .filter(({ path }) => known.has(path));
  const namesOf = (path: string): ReadonlyMap<string, JoinedAccess> => {
    const names = named.get(path) ?? findNames(join(folder, path), { path, base, known, secret });
    named.set(path, names);
    return names;
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, access } = next;
    const before = reach.get(path);
    const united = before && !pages.has(path) ? uniteJoined([before, access]) : access;
    if (before && JSON.stringify(before) === JSON.stringify(united)) continue;
    reach.set(path, united);
    for (const [name, part] of namesOf(path))
      if (!pages.has(name)) waiting.push({ path: name, access: joinAccesses([...united, ...part]) });
  }
  return reach;
}

const textFile = /\.(html|css|js|mjs|json|md)$/;

interface NameOptions {
  path: string;
  base: string;
  known: ReadonlySet<string>;
  secret: string;
}

/** Files of the output that the text of a file names, from the root or relative to itself, and for whom it does. */
function findNames(file: string, options: NameOptions): Map<string, JoinedAccess> {
  const found = new Map<string, JoinedAccess>();
  if (!textFile.test(options.path)) return found;
  for (const { text, conditions } of readerSpans(readFileSync(file, 'utf8'), options.secret)) {
    const access = narrowAccess(everyone, conditions);
    for (const name of namesIn(text, options)) {
      const before = found.get(name);
      found.set(name, before ? uniteJoined([before, access]) : access);
    }
  }
  return found;
}

function namesIn(text: string, { path, base, known }: NameOptions): Set<string> {
  const names = new Set<string>();
  for (const [name] of text.matchAll(/[\w./@%+~-]+\.[A-Za-z0-9]{1,12}/g)) {
    const plain = decodeText(name);
    const below = base !== '' && plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
    names.add(below.startsWith('/') ? below.slice(1) : urlJoin(urlDirname(path), below));
    if (isOfBuild(below)) names.add(below);
  }
  names.delete(path);
  return new Set([...names].filter((name) => known.has(name)));
}
