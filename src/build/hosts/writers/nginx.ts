import type { HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import type { HostWriter } from '../host-writer.ts';
import { fixedSource, numberOf, sourcePattern, writeTarget } from '../redirect-text.ts';
import { acceptPatterns, isNotLess } from './accept-patterns.ts';
import { compressedTypes, typesOf, utf8Types } from './file-types.ts';
import { freshness, headersOf } from './server-headers.ts';

/** A part of a `server` block, to be included there: `root` is the folder that the file lies in. */
export const nginx: HostWriter = { name: 'nginx', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  return { files: new Map([['nginx.conf', render(rules)]]), followed: rules.redirects, losses: [] };
}

function render(rules: HostRules): string {
  const { base, redirects } = rules;
  const place = base === '' ? '/' : `^~ ${base}/`;
  const fixed = fixedPlaces(redirects.filter(isFixed));
  return `# Include this in a server block whose root is the folder of this file.
absolute_redirect off;
charset utf-8;
charset_types ${utf8Types(rules.files).join(' ')};
types {
${typesOf(rules.files)
  .map(([type, endings]) => `  ${type} ${endings.join(' ')};\n`)
  .join('')}}
default_type application/octet-stream;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 800;
gzip_types ${compressedTypes(rules.files).join(' ')};

${renderHeaders(rules)}
error_page 404 ${base}/404.html;
${base === '' ? '' : `# The folder above the base path has no page.\nerror_page 403 =404 ${base}/404.html;\n`}${renderOwn(base, new Set(fixed.map(({ path }) => path)))}location ${place} {
  rewrite ^(.+)/$ $1 break;
  try_files $uri$docwright_markdown $uri $uri/index.html @docwright_redirects;
}
${fixed.map(({ path, answer }) => `location = ${quote(path)} { ${answer} }\n`).join('')}location @docwright_redirects {
${redirects
  .filter((rule) => !isFixed(rule))
  .map(renderOpen)
  .join('')}  return 404;
}
`;
}

function renderHeaders(rules: HostRules): string {
  const { base } = rules;
  const { everywhere, markdown, hashed } = headersOf(rules);
  return `${renderWants()}
set $docwright_cache ${quote(freshness)};
if ($uri ~ ${quote(`^${base}${hashed.pattern}`)}) { set $docwright_cache ${quote(hashed.value)}; }
set $docwright_robots "";
if ($uri ~ "\\.md$") { set $docwright_robots ${quote(markdown)}; }
add_header Cache-Control $docwright_cache;
add_header Vary Accept;
add_header X-Robots-Tag $docwright_robots;
${everywhere.map(({ name, value }) => `add_header ${name} ${quote(value)} always;\n`).join('')}`;
}

/** Whether Markdown is wanted at least as much as HTML. There is nothing but texts to compare. */
function renderWants(): string {
  const kinds = Object.entries(acceptPatterns).map(([kind, patterns]) => {
    const name = `$docwright_q_${kind}`;
    const lines = patterns.flatMap(({ named, weighed }) => [
      `if ($http_accept ~* ${quote(named)}) { set ${name} 1000; }`,
      `if ($http_accept ~* ${quote(weighed)}) { set ${name} "$1$2000"; }`,
    ]);
    return [`set ${name} 0000;`, ...lines].join('\n');
  });
  return `${kinds.join('\n')}
set $docwright_qualities "$docwright_q_markdown $docwright_q_html";
set $docwright_markdown "";
if ($docwright_qualities ~ ${quote(isNotLess)}) { set $docwright_markdown .md; }`;
}

/** The places that have a rule of their own: none for one of which a redirect has another, and nginx takes no two. */
function renderOwn(base: string, redirected: ReadonlySet<string>): string {
  const home = `try_files ${base}/index$docwright_markdown ${base}/index.html`;
  const places: [path: string, rules: string][] = [
    ['/nginx.conf', 'return 404;'],
    [`${base}/.well-known/api-catalog`, 'default_type application/linkset+json;'],
    ...(base === '' ? [] : [[base, `${home} =404;`] as [string, string]]),
    [`${base}/`, `${home} @docwright_redirects;`],
  ];
  return places
    .filter(([path]) => !redirected.has(path))
    .map(([path, rules]) => `location = ${path} { ${rules} }\n`)
    .join('');
}

interface FixedPlace {
  path: string;
  answer: string;
}

/** By their bytes, as nginx sorts them: where they are in that order already, tens of thousands take it no time. */
function fixedPlaces(rules: readonly RedirectRule[]): FixedPlace[] {
  const places = rules.flatMap((rule) => {
    const to = writeTarget(rule, () => '', escapeDollar) + (rule.keepsQuery ? '$is_args$args' : '');
    const source = fixedSource(rule);
    return [source, `${source}/`].map((path) => ({
      bytes: Buffer.from(path),
      path,
      answer: `return ${rule.status} ${quote(to)};`,
    }));
  });
  return places.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
}

/** What was captured stands in the answer as it was asked for: decoded, it could end a header. */
function renderOpen(rule: RedirectRule): string {
  const names = rule.from.flatMap((part) => (part.kind === 'text' ? [] : [part.name]));
  const to = writeTarget(rule, ({ name }) => `$${numberOf(rule, name)}`, escapeDollar);
  const query = rule.keepsQuery ? `$${names.length + 1}` : '';
  const pattern = `^${sourcePattern(rule)}/*(\\?.*)?$`;
  return `  if ($request_uri ~ ${quote(pattern)}) { return ${rule.status} ${quote(to + query)}; }\n`;
}

/** There is no way to write a dollar sign. */
function escapeDollar(text: string): string {
  return text.replaceAll('$', '%24');
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
