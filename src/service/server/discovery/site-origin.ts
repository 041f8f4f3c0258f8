import type { ServedSite } from '../service-options.ts';

/** Where the site's readers find it: the address it was built for, else its own host, else the one that was asked. */
export function siteOrigin(request: Request, { manifest, hosts }: ServedSite): string {
  if (manifest.origin !== null) return manifest.origin;
  const own = hosts.find((host) => !host.startsWith('*.'));
  return own ? `https://${own}` : new URL(request.url).origin;
}
