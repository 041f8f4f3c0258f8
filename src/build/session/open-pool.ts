import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutFences } from '../../base/text/without-fences.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { neverEntered } from '../../read/site/scan-folder.ts';
import { createRenderPool } from '../processes/create-render-pool.ts';
import type { RenderPool } from '../processes/render-pool.ts';
import type { RenderContext } from '../render/render-context.ts';

export interface PoolOptions {
  /** The site that is rendered from now on. */
  site: Site;
  mode: 'build' | 'dev';
  limits?: PageLimits | undefined;
  /** What the processes have rendered until now, where there are some. */
  previous?: { pool: RenderPool; site: Site | null } | undefined;
}

const script = (): URL => pathToFileURL(join(packageFolder, 'lib/render-worker.js'));

export interface EarlyPoolOptions {
  mode: 'build' | 'dev';
  limits?: PageLimits | undefined;
  /** Of the site. */
  folder: string;
  /** Most pages may be there from the last build. */
  isKept: boolean;
  /** Of `RenderContext`. */
  isPlain?: boolean | undefined;
}

/**
 * The processes that will render the pages of a site, which load what they need while it is read, and can read texts of
 * it. One is enough for an author, who looks at one page at a time, where most pages are kept, and where there are few.
 * A check may render none, so there they start when there is work.
 */
export function openEarlyPool({ folder, mode, limits, isKept, isPlain }: EarlyPoolOptions): RenderPool {
  const atOnce = isPlain ? { atOnce: 0 } : mode === 'dev' || isKept || hasFewPages(folder) ? { atOnce: 1 } : {};
  return createRenderPool({ script: script(), context: null, ...(limits && { limits }), ...atOnce });
}

/** A process starts for as long as it renders as many pages. */
const fewPages = 10;

/** A guess before the site is read: pages of API descriptions are no files, and have more processes start by and by. */
function hasFewPages(folder: string): boolean {
  const waiting = [folder];
  let pages = 0;
  for (let path = waiting.pop(); path !== undefined && pages <= fewPages; path = waiting.pop())
    for (const entry of entriesOf(path)) {
      if (/\.mdx?$/.test(entry.name)) pages += 1;
      else if (entry.isDirectory() && !neverEntered.has(entry.name)) waiting.push(join(path, entry.name));
    }
  return pages <= fewPages;
}

/** None where it cannot be read, of which whoever reads the site will tell. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The processes that render the pages of a site. */
export function openPool(context: RenderContext, { previous, limits, mode, site }: PoolOptions): RenderPool {
  const atOnce = context.isPlain ? { atOnce: 0 } : mode === 'dev' ? { atOnce: 1 } : {};
  if (!previous) return createRenderPool({ script: script(), context, ...(limits ? { limits } : {}), ...atOnce });
  previous.pool.update(context, { isWhole: previous.site === null || !keepsOwnCode(previous.site, site) });
  return previous.pool;
}

/** Whether no page with code of its own has changed: what it declares is kept by those who have rendered it. */
function keepsOwnCode(previous: Site, site: Site): boolean {
  const before = new Map(previous.pages.map(({ route, source }) => [route, source?.body ?? '']));
  const declares = (text: string): boolean => /^export\s/m.test(withoutFences(text));
  return site.pages.every(({ route, source }) => {
    const [old, text] = [before.get(route) ?? '', source?.body ?? ''];
    return old === text || !(declares(old) || declares(text));
  });
}
