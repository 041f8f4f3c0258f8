import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders under `start` in which a `docs.json` or `mint.json` stands, the outermost of each branch. */
export function findSites(start: string): string[] {
  const found: string[] = [];
  const pending = [start];
  while (pending.length > 0) {
    const current = pending.pop()!;
    const names = readdirSync(current);
    if (names.includes('docs.json') || names.includes('mint.json')) {
      found.push(current);
      continue;
    }
    for (const name of names) {
      if (name === 'node_modules' || name.startsWith('.')) continue;
      const path = join(current, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) pending.push(path);
    }
  }
  return found.sort();
}

/** A name for what is made of a site: sites in different repositories often have the same name. */
export function siteName(site: string): string {
  return resolve(site)
    .replace(/^[/\\]/, '')
    .replaceAll(/[/\\:]+/g, '+');
}
