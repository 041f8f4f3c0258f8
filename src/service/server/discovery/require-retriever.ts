import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Retriever } from '../../../model/retrieval.ts';
import type { ServedSite } from '../service-options.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { fromStore } from './from-store.ts';

/**
 * What searches a site.
 * @throws RequestRefused with status 503 while the site has no index
 */
export async function requireRetriever(
  { retriever }: Pick<DiscoveryOptions, 'retriever'>,
  site: ServedSite,
): Promise<Retriever> {
  const found = await fromStore(retriever(site));
  if (found) return found;
  throw new RequestRefused(
    503,
    { code: 'no_index', message: 'The site has no search index yet; try again in a moment' },
    { headers: { 'retry-after': '10' } },
  );
}
