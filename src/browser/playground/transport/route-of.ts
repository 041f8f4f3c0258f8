import type { OperationData } from '../../../model/operation-data.ts';

/**
 * Address of the service that a request goes through; `null` where it is sent from the page, as everything to the
 * page's own origin is: there is nothing to get round.
 */
export function routeOf(url: string, { proxy }: Pick<OperationData, 'proxy'>, page: RoutePage): string | null {
  if (!proxy || page.service === null) return null;
  return originOf(url) === originOf(page.href) ? null : page.service;
}

export interface RoutePage {
  href: string;
  /** Of the site; `null` where it has none. */
  service: string | null;
}

/** The page that the playground stands on. */
export function currentPage(): RoutePage {
  return { href: location.href, service: document.documentElement.dataset['service'] ?? null };
}

/** Whether a page that came over https may not call an address, as it could be read on its way. */
export function isMixedContent(url: string, page: string): boolean {
  const isLocal = /^[a-z]+:\/\/(localhost|127\.|\[::1\])/i.test(url);
  return page.startsWith('https:') && /^(http|ws):/i.test(url) && !isLocal;
}

/** A WebSocket's origin is that of the request which opens it. */
function originOf(url: string): string {
  const address = url.replace(/^ws(?=s?:)/i, 'http');
  return URL.canParse(address) ? new URL(address).origin : '';
}
