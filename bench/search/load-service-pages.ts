import { buildServicePage } from '../../src/build/sections/build-service-page.ts';
import type { ServicePageText } from '../../src/model/service-page.ts';
import { loadSite } from '../../src/read/site/load-site.ts';

/** The pages of several sites as one, for everybody and in English. */
export async function loadServicePages(folders: readonly string[]): Promise<ServicePageText[]> {
  const all: ServicePageText[] = [];
  for (const [number, folder] of folders.entries()) {
    const site = await loadSite(folder, { base: '', origin: null, service: null });
    for (const page of site.pages.filter(({ visibility }) => visibility.search)) {
      all.push({
        ...buildServicePage(page, { access: { kind: 'everyone' }, tags: [] }),
        route: `/${number}${page.route}`,
        language: 'en',
        version: null,
      });
    }
  }
  return all;
}
