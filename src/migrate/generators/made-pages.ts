import { stringify } from 'yaml';
import { slugHeading } from '../../base/paths/heading-slug.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { MadePage } from '../../model/migration.ts';

/** Pages that no file of the old site is: its generator made them, or its navigation led away from it. */
export interface MadePages {
  all: readonly MadePage[];
  /** Gives the path back. */
  add: (path: string, front: Record<string, unknown>, text?: string) => string;
  /** An entry of a navigation that leads to another site. */
  link: (label: string, href: string) => string;
  /** The path of such an entry; `null` where there is none. */
  find: (label: string, href: string) => string | null;
}

export function createMadePages(): MadePages {
  const all: MadePage[] = [];
  const paths = new Set<string>();
  const links = new Map<string, string>();
  const names = createUniqueNames({ firstSuffix: 2 });
  const add: MadePages['add'] = (path, front, text = '') => {
    if (!paths.has(path))
      all.push({ path, text: `---\n${stringify(front, { lineWidth: 0 })}---\n${text && `\n${text}`}` });
    paths.add(path);
    return path;
  };
  return {
    all,
    add,
    find: (label, href) => links.get(`${label} ${href}`) ?? null,
    link: (label, href) => {
      const key = `${label} ${href}`;
      const path = links.get(key) ?? `links/${names.claim(slugHeading(label).replace(/[^\w-]/g, '') || 'link')}`;
      links.set(key, path);
      return add(path, { title: label, url: href });
    },
  };
}
