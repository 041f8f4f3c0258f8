import type { z } from 'zod';
import type { Passage } from '../../../model/retrieval.ts';
import type { DiscoveryContext } from '../service-options.ts';
import { audienceOf } from './audience-of.ts';
import type { Caller } from './authorize.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { fromStore } from './from-store.ts';
import { passageHref } from './passage-href.ts';
import { refuseFilter } from './refuse-filter.ts';
import type { searchRequest } from './request-schemas.ts';
import { requireRetriever } from './require-retriever.ts';
import { siteOrigin } from './site-origin.ts';

export interface EndpointInput {
  request: Request;
  context: DiscoveryContext;
  caller: Caller;
  headers: Readonly<Record<string, string>>;
  options: DiscoveryOptions;
}

/** Specification, "Search documentation". */
export async function answerSearch(
  { query, pageSize, scoreThreshold, filter: { groups, ...filter } }: z.output<typeof searchRequest>,
  input: EndpointInput,
): Promise<Response> {
  const {
    request,
    context: { site },
    caller,
    headers,
    options,
  } = input;
  const retriever = await requireRetriever(options, site);
  const audience = audienceOf(caller, groups);
  const passages = await fromStore(
    retriever.search({ query, limit: pageSize, scoreThreshold, filter, isStrict: true, audience }).catch(refuseFilter),
  );
  options.metrics?.count('docwright_searches_total', { site: site.domain });
  const origin = caller.kind === 'reader' ? '' : siteOrigin(request, site);
  return new Response(
    JSON.stringify(passages.map((passage) => toResult(passage, passageHref(passage, { site, origin })))),
    {
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    },
  );
}

function toResult({ route, content, ...passage }: Passage, url: string): Record<string, unknown> {
  const { title, heading, anchor, breadcrumb, score, version, language, kind, method } = passage;
  return {
    content,
    path: route,
    metadata: {
      title,
      heading,
      anchor,
      url,
      breadcrumb,
      score,
      version,
      language,
      kind,
      ...(method === '' ? {} : { method }),
    },
  };
}
