import type { PageScripts } from '../../model/service.ts';

/** Under a name, its value. */
export type PageHeaders = Readonly<Record<string, string>>;

const year = 31_536_000;

/** Features that no page of documentation asks its reader for. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi', 'hid'];

/**
 * The headers that keep a page from harm. Scripts are limited to what the build found in its pages; requests are not,
 * because readers try APIs out, nor are pictures, films and frames, which authors take from everywhere.
 *
 * @param scripts `null` for a site of which they are not known: then nothing limits them
 */
export function buildPageHeaders(scripts: PageScripts | null, { isSecure }: { isSecure: boolean }): PageHeaders {
  return {
    'Content-Security-Policy': [...(scripts ? scriptRules(scripts) : []), ...commonRules].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${year}` }),
  };
}

const anything = '* data: blob:';

const commonRules = [
  `connect-src ${anything}`,
  `img-src ${anything}`,
  `media-src ${anything}`,
  `frame-src ${anything}`,
  `font-src ${anything}`,
  "style-src * 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
];

function scriptRules({ hashes, handlers, origins }: PageScripts): string[] {
  const own = ["'self'", ...hashes.map(quoteHash), ...origins];
  const attributes = handlers.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...handlers.map(quoteHash)];
  return ["default-src 'self'", `script-src ${own.join(' ')}`, `script-src-attr ${attributes.join(' ')}`];
}

function quoteHash(hash: string): string {
  return `'sha256-${hash}'`;
}
