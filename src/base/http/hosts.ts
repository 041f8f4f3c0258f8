import type { HostName } from '../../model/host.ts';

/** What readers know the hosts as, by the names of `--host` and of `host` in `docs.json`. */
export const hostTitles: Readonly<Record<HostName, string>> = {
  netlify: 'Netlify',
  vercel: 'Vercel',
  cloudflare: 'Cloudflare Pages',
  github: 'GitHub Pages',
  gitlab: 'GitLab Pages',
  s3: 'Amazon S3 with CloudFront',
  nginx: 'nginx',
  caddy: 'Caddy',
  apache: 'Apache',
  firebase: 'Firebase Hosting',
  azure: 'Azure Static Web Apps',
};

export const hostNames = Object.keys(hostTitles) as [HostName, ...HostName[]];

/** Whether a text names a host. */
export function isHostName(text: string): text is HostName {
  return Object.hasOwn(hostTitles, text);
}
