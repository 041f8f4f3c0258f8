import type { z } from 'zod';
import type { RetrievalFilter } from '../../../model/retrieval.ts';
import type { PresentPassages } from '../../../shared/search/present-passages.ts';
import type { EndpointInput } from './answer-search.ts';
import { audienceOf } from './audience-of.ts';
import { fromStore } from './from-store.ts';
import type { readerSearchRequest } from './request-schemas.ts';

/** As many as the search dialog shows, and enough sections to fill them. */
const mostPages = 10;
const mostPassages = 30;

function nameFilter(named: Omit<z.output<typeof readerSearchRequest>, 'query'>): RetrievalFilter {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** What the search dialog of a page shows. Without an index there is nothing to add to what it finds by itself. */
export async function answerReaderSearch(
  { query, ...named }: z.output<typeof readerSearchRequest>,
  { context: { site }, caller, headers, options, present }: EndpointInput & { present: PresentPassages },
): Promise<Response> {
  const retriever = await fromStore(options.retriever(site));
  const filter = nameFilter(named);
  const passages = retriever
    ? await fromStore(
        retriever.search({
          query,
          limit: mostPassages,
          scoreThreshold: 0,
          onlyFitting: true,
          filter,
          audience: audienceOf(caller, undefined),
        }),
      )
    : [];
  options.metrics?.count('docwright_searches_total', { site: site.domain });
  return new Response(JSON.stringify(present(passages, { query, limit: mostPages })), {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
