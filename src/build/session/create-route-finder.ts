import type { Site } from '../../model/site.ts';
import { completePage } from '../../read/site/complete-page.ts';
import { createApiDescriber } from '../../read/site/create-api-describer.ts';
import type { Within } from '../../read/site/within.ts';
import type { Session } from './session.ts';

/** Finds pages by their routes. In development a page is whole only once somebody asks for it. */
export function createRouteFinder(
  site: Site,
  { mode, within }: { mode: 'build' | 'dev'; within: Within },
): Session['findPage'] {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  if (mode === 'build') return (route) => byRoute.get(route) ?? null;
  const { config, snippets } = site;
  const describe = createApiDescriber({ documents: site.apis, config, pages: site.pages });
  return (route) => {
    const page = byRoute.get(route);
    return page ? completePage(page, { config, snippets, problems: [], feeds: {}, describe, within }) : null;
  };
}
