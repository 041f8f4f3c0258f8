import { normalizeSource, parseRedirectPattern, type RedirectToken, splat } from '../../base/paths/redirect-pattern.ts';
import { withBase } from '../../base/paths/routes.ts';
import type { Redirect } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import { type HeaderRule, type HeaderScope, headerPaths } from './header-rules.ts';

/**
 * The redirects in the files that hosts read, by file name: `_redirects` (Netlify, Cloudflare Pages), `vercel.json`
 * and `.htaccess` (Apache). The latter two give headers too.
 */
export function renderHostRedirects(
  { config, base }: Pick<Site, 'config' | 'base'>,
  headers: readonly HeaderRule[] = [],
): Map<string, string> {
  const redirects = config.redirects.filter(isPlain).map((redirect) => withBasePath(redirect, base));
  const vercel = {
    ...(redirects.length > 0 && { redirects: redirects.map(renderVercel) }),
    ...(headers.length > 0 && { headers: vercelHeaders(headers, base) }),
  };
  const apache = [...apacheHeaders(headers), ...redirects.map(renderApache)];
  return new Map([
    ...(redirects.length === 0 ? [] : [['_redirects', `${redirects.map(renderNetlify).join('\n')}\n`] as const]),
    ...(Object.keys(vercel).length === 0 ? [] : [['vercel.json', `${JSON.stringify(vercel, null, 2)}\n`] as const]),
    ...(apache.length === 0 ? [] : [['.htaccess', `${apache.join('\n')}\n`] as const]),
  ]);
}

function vercelHeaders(headers: readonly HeaderRule[], base: string): object[] {
  return Object.entries(headerPaths).flatMap(([scope, paths]) => {
    const own = headers.filter((rule) => rule.scope === scope).map(({ name, value }) => ({ key: name, value }));
    return own.length === 0 ? [] : paths.map((path) => ({ source: base + path.replaceAll('*', '(.*)'), headers: own }));
  });
}

function apacheHeaders(headers: readonly HeaderRule[]): string[] {
  if (headers.length === 0) return [];
  const line = ({ scope, name, value }: HeaderRule): string =>
    `  Header always set ${name} "${value.replaceAll('"', '\\"')}"${apacheConditions[scope]}`;
  return ['<IfModule mod_headers.c>', ...headers.map(line), '</IfModule>'];
}

const apacheConditions: Readonly<Record<HeaderScope, string>> = {
  all: '',
  markdown: ' "expr=%{REQUEST_URI} =~ /\\.md$/"',
  hashed: ' "expr=%{REQUEST_URI} =~ m#/_docwright/.*\\.(?:js|css|svg|woff2)$#"',
};

/** White space and control characters would end a rule and begin another. */
function isPlain({ source, destination }: Redirect): boolean {
  return !/[\s\p{Cc}]/u.test(source + destination);
}

function withBasePath({ source, destination, permanent }: Redirect, base: string): Redirect {
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(destination);
  return {
    source: withBase(base, normalizeSource(source)),
    destination: isAbsolute ? destination : withBase(base, `/${destination.replace(/^\/+/, '')}`),
    permanent,
  };
}

/** Netlify knows only 301 and 302 besides rewrites, Cloudflare both those and 307 and 308. */
function renderNetlify({ source, destination, permanent }: Redirect): string {
  const from = fill(source, ({ kind, name }) => (kind === 'rest' ? '*' : `:${name}`));
  const rests = new Set(namesOf(source, 'rest'));
  const to = fill(destination, ({ name }) => (rests.has(name) || name === splat ? ':splat' : `:${name}`));
  return `${from} ${to} ${permanent ? 301 : 302}`;
}

function renderVercel({ source, destination, permanent }: Redirect): Redirect {
  return {
    source: fill(source, ({ kind, name }) =>
      name === splat ? ':splat(.*)' : kind === 'rest' ? `:${name}*` : `:${name}`,
    ),
    destination: fill(destination, ({ kind, name }) =>
      name === splat ? ':splat' : kind === 'rest' ? `:${name}*` : `:${name}`,
    ),
    permanent,
  };
}

function renderApache({ source, destination, permanent }: Redirect): string {
  const names = parseRedirectPattern(source).flatMap((token) => (token.kind === 'text' ? [] : [token.name]));
  const from = fill(
    source,
    ({ kind }) => (kind === 'rest' ? '(.*)' : '([^/]+)'),
    (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const to = fill(
    destination,
    ({ name }) => `$${Math.max(1, names.indexOf(name === 'splat' ? splat : name) + 1)}`,
    (text) => text.replaceAll('$', '\\$'),
  );
  return `RedirectMatch ${permanent ? 308 : 307} "^${escapeQuotes(from)}/?$" "${escapeQuotes(to)}"`;
}

function escapeQuotes(text: string): string {
  return text.replaceAll('"', '%22');
}

type Parameter = Exclude<RedirectToken, { kind: 'text' }>;

function fill(
  pattern: string,
  write: (parameter: Parameter) => string,
  writeText: (text: string) => string = (text) => text,
): string {
  return parseRedirectPattern(pattern)
    .map((token) => (token.kind === 'text' ? writeText(token.text) : write(token)))
    .join('');
}

function namesOf(pattern: string, kind: Parameter['kind']): string[] {
  return parseRedirectPattern(pattern).flatMap((token) => (token.kind === kind ? [token.name] : []));
}
