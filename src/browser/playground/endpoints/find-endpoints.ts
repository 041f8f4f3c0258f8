import type { EndpointLink } from './load-endpoints.ts';

/** The endpoints that hold every word of a query: in their name, their method, their group or their address. */
export function findEndpoints(endpoints: readonly EndpointLink[], query: string): EndpointLink[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return endpoints.filter(({ method, label, group, href }) => {
    const text = `${method} ${label} ${group} ${decode(href)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function decode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
