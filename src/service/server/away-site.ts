import { RequestRefused } from '../../base/http/request-refused.ts';
import type { ServedSite } from './service-options.ts';

/**
 * What stands for a site while no build of it can be read: its host names and domain stay its own, so that no other
 * site answers at them.
 */
export function awaySite(source: Pick<ServedSite, 'domain' | 'organization' | 'hosts' | 'folder'>): ServedSite {
  return {
    ...source,
    isAway: true,
    manifest: {
      format: 2,
      build: '',
      name: source.domain,
      description: '',
      base: '',
      origin: null,
      trailingSlash: false,
      protected: true,
      proxyOrigins: [],
      redirects: [],
      headers: [],
      scripts: { hashes: [], handlers: [], origins: [] },
      pages: [],
    },
    files: { find: () => null, answer: () => Promise.reject(new SiteAway()) },
    redirect: () => null,
  };
}

/** Whatever is asked of a site of which no build can be read. */
export class SiteAway extends RequestRefused {
  constructor() {
    super(503, { code: 'site_away', message: 'This site is not available' }, { headers: { 'retry-after': '10' } });
  }
}
