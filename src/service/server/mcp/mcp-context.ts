import { mayRead } from '../../../base/readers/may-read.ts';
import type { Retriever } from '../../../model/retrieval.ts';
import type { Audience, ServicePage } from '../../../model/service.ts';
import type { ServedSite } from '../service-options.ts';

/** For whom the tools of the MCP server work during one request. */
export interface McpContext {
  site: ServedSite;
  audience: Audience;
  /** What addresses of pages begin with. */
  origin: string;
  /** @throws RequestRefused while the site has no index */
  retriever: () => Promise<Retriever>;
  /** Told of each search, for the metrics. */
  onSearch: () => void;
  /** Told of what went wrong on our side. */
  onFault: (error: unknown) => void;
}

/** The pages that lists for machines may name to this audience, in reading order. */
export function knownPages({ site, audience }: Pick<McpContext, 'site' | 'audience'>): ServicePage[] {
  return site.manifest.pages.filter(({ listed, access }) => listed && mayRead(access, audience));
}

export function hasOperations(pages: readonly ServicePage[]): boolean {
  return pages.some(({ operation }) => operation !== null);
}
