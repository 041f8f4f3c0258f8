import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutFences } from '../../base/text/without-fences.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { createRenderPool, type RenderPool } from '../processes/create-render-pool.ts';
import type { RenderContext } from '../render/render-context.ts';

export interface PoolOptions {
  /** The site that is rendered from now on. */
  site: Site;
  mode: 'build' | 'dev';
  limits?: PageLimits | undefined;
  /** Most pages may be there from the last build: no process is started before one is to be rendered. */
  isKept?: boolean;
  /** What the processes have rendered until now, where there are some. */
  previous?: { pool: RenderPool; site: Site | null } | undefined;
}

const script = (): URL => pathToFileURL(join(packageFolder, 'lib/render-worker.js'));

/** The processes that will render the pages of a site, and until then read them. */
export function openReaders(limits: PageLimits | undefined): RenderPool {
  return createRenderPool({ script: script(), context: null, ...(limits && { limits }) });
}

/** The processes that render the pages of a site. */
export function openPool(context: RenderContext, { previous, limits, mode, site, isKept }: PoolOptions): RenderPool {
  // An author looks at one page at a time, and each worker keeps the whole site's snippets.
  const atOnce = mode === 'dev' ? { atOnce: 1 } : isKept ? { atOnce: 0 } : {};
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
