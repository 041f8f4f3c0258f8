import { protocolLabel } from '../../base/http/protocol-label.ts';
import type { IconValue } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';

/** What navigation needs to know of a page to link to it. */
export interface NavPage {
  route: string;
  title: string;
  sidebarTitle: string | null;
  icon: IconValue | null;
  tag: string | null;
  /**
   * HTTP method (or `WEBHOOK`, or the protocol of a channel) for the pill; empty for prose and for pages that hide it.
   */
  method: string;
  /** Whether it is made from an operation, a channel or the symbol of an SDK. */
  isEndpoint: boolean;
  deprecated: boolean;
  hidden: boolean;
  /** Where the entry leads instead of to the page. */
  url: string | null;
}

/** The part of a page that navigation shows. */
export function toNavPage(page: Page): NavPage {
  const { route, title, frontMatter } = page;
  const { sidebarTitle, icon, tag, hidden, url } = frontMatter;
  return {
    ...{ route, title, sidebarTitle, icon, tag, hidden, url },
    method: frontMatter.hideApiMarker ? '' : methodOf(page),
    isEndpoint: 'operation' in page || 'channel' in page || frontMatter.sdk !== null,
    deprecated: frontMatter.deprecated || ('operation' in page && page.operation.deprecated),
  };
}

function methodOf(page: Page): string {
  switch (page.kind) {
    case 'endpoint':
    case 'webhook':
      return page.operation.method;
    case 'channel':
      return protocolLabel(page.channel);
    case 'prose':
    case 'schema':
    case 'overview':
      return '';
  }
}
