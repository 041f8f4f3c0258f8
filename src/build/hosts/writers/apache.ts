import { buildFolder } from '../../../base/paths/build-folder.ts';
import { contentType } from '../../../base/paths/content-type.ts';
import type { HeaderRule, HostOutput, HostRules, RedirectRule } from '../../../model/host.ts';
import { isFixed } from '../build-redirect-rules.ts';
import type { HostWriter } from '../host-writer.ts';
import { escapePattern, fixedSource, numberOf, sourcePattern, writeTarget } from '../redirect-text.ts';
import { acceptPatterns, isNotLess } from './accept-patterns.ts';
import { compressedTypes, utf8Types } from './file-types.ts';
import { freshness, headersOf } from './server-headers.ts';

/** `.htaccess`, which needs `AllowOverride FileInfo Indexes` for the folder. */
export const apache: HostWriter = { name: 'apache', pages: 'folders', base: 'folder', write };

function write(rules: HostRules): HostOutput {
  const apart = rules.redirects.filter(hasOwnPlace);
  const inline = rules.redirects.filter((rule) => !hasOwnPlace(rule));
  return {
    files: new Map([
      ['.htaccess', `${noSlash}${renderHtaccess({ ...rules, redirects: inline }, renderPlaces(rules.base))}`],
      ...apart.map((rule) => [placeOf(rule, rules.base), renderPlace(rule)] as const),
    ]),
    followed: rules.redirects,
    losses: [],
  };
}

/** Else Apache leads `/guides` to `/guides/`. A server that does not allow it answers with nothing but errors. */
const noSlash = 'DirectorySlash Off\n';

/**
 * What a server understands that allows `FileInfo` alone, as most do.
 *
 * @param places what leads to files of redirects; none where pages stand for those
 */
export function renderHtaccess(rules: HostRules, places = ''): string {
  const { base, files } = rules;
  return `ErrorDocument 404 ${base}/404.html
AddType text/markdown .md
AddType text/javascript .js .mjs
AddDefaultCharset utf-8
AddCharset utf-8 .html ${charsetEndings(files)}
<Files "api-catalog">
  ForceType ${contentType('api-catalog')}
</Files>
<IfModule mod_filter.c>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${compressedTypes(files).join(' ')}
</IfModule>
</IfModule>
${renderHeaders(rules)}
RewriteEngine On
RewriteRule "(?:^|/)\\.(?:ht|service(?:/|$))" - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
${renderPages(base, files)}
${places}${rules.redirects.map((rule) => (isText(rule) ? renderFixed(rule) : renderOpen(rule))).join('')}${noListing}`;
}

/** A folder without a page is nothing that anybody is to see, and no secret either. */
const noListing = `RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "^" - [R=404,L]
`;

/** Where redirects lie, below the base. */
const placesFolder = `${buildFolder}/redirects`;
/** A folder of this name belongs to the address alone, and not to those below it. */
const leaf = '~';
const longestName = 255;

/**
 * Apache reads its file for every request, of pages too, and compiles each pattern in it: 4,000 redirects took it
 * 100 ms every time. So an address without a parameter has a file of its own, which is read when it is asked for.
 */
function hasOwnPlace(rule: RedirectRule): boolean {
  // The path that leads there is decoded once more.
  const path = fixedSource(rule);
  const isName = path.split('/').every((name) => !/^\.\.?$/.test(name) && Buffer.byteLength(name) <= longestName);
  return isFixed(rule) && isName && !/[%?\\]|\/\//.test(path);
}

function placeOf(rule: RedirectRule, base: string): string {
  return `${base}/${placesFolder}${fixedSource(rule).slice(base.length)}/${leaf}/.htaccess`.slice(1);
}

function renderPlaces(base: string): string {
  const at = escapePattern(base);
  return `RewriteCond %{REQUEST_URI} "!^${at}/${placesFolder}/"
RewriteCond %{REQUEST_URI} "^${at}(/[^%?]*?)/*$"
RewriteRule "^" "${base}/${placesFolder}%1/${leaf}/" [L]
`;
}

function renderPlace(rule: RedirectRule): string {
  return `RewriteEngine On
RewriteRule "^$" ${quote(writeTarget(rule, () => '', escapeTarget))} ${answerFlags(rule)}
`;
}

function charsetEndings(files: readonly string[]): string {
  const types = new Set(utf8Types(files));
  const endings = new Set(files.flatMap((file) => /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase() ?? []));
  const text = [...endings].sort().filter((ending) => types.has(contentType(ending).replace(/;.*/, '')));
  return [...new Set(['.txt', ...text])].join(' ');
}

function renderHeaders(rules: HostRules): string {
  const { everywhere, markdown, hashed } = headersOf(rules);
  const always = everywhere
    .map(({ name, value }: HeaderRule) => `  Header always set ${name} ${quote(value)}\n`)
    .join('');
  return `<IfModule mod_headers.c>
${always}  Header merge Vary Accept
  Header set Cache-Control ${quote(freshness)}
  Header set Cache-Control ${quote(hashed.value)} "expr=%{REQUEST_URI} =~ m#^${rules.base}${hashed.pattern}#"
  Header set X-Robots-Tag ${quote(markdown)} "expr=%{REQUEST_URI} =~ /\\.md$/"
</IfModule>`;
}

/** The folder of a page, without the slash that Apache would lead to. */
function renderPages(base: string, files: readonly string[]): string {
  // What a rule leads to is decoded once more. Servers before 2.4.26 know no such flag, and few sites need it.
  const flags = files.some((file) => file.includes('%')) ? '[END,B=%]' : '[END]';
  const wants = `RewriteCond "%{ENV:docwright_q_markdown} %{ENV:docwright_q_html}" ${quote(isNotLess)}`;
  return `${renderQualities()}${wants}
RewriteCond %{REQUEST_URI} "^${escapePattern(base)}/?$"
RewriteRule "^" "${base}/index.md" [END]
${wants}
RewriteCond %{REQUEST_FILENAME} "^(.*?)/?$"
RewriteCond "%1.md" -f
RewriteCond %{REQUEST_URI} "^(.*?)/?$"
RewriteRule "^" "%1.md" ${flags}
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteCond %{REQUEST_URI} "^(.*?)/?$"
RewriteRule "^" "%1/index.html" ${flags}`;
}

/** How much Markdown is wanted, and HTML. There is nothing but texts to compare. */
function renderQualities(): string {
  const rule = (value: string, kind: string): string => `RewriteRule "^" - [E=docwright_q_${kind}:${value}]\n`;
  return Object.entries(acceptPatterns)
    .map(([kind, patterns]) => {
      const lines = patterns.flatMap(({ named, weighed }) => [
        `RewriteCond %{HTTP:Accept} ${quote(named)} [NC]\n${rule('1000', kind)}`,
        `RewriteCond %{HTTP:Accept} ${quote(weighed)} [NC]\n${rule('%1%2000', kind)}`,
      ]);
      return rule('0000', kind) + lines.join('');
    })
    .join('');
}

/** Of a backslash before a quote, Apache makes the end of the text, and answers nothing but errors. */
function isText(rule: RedirectRule): boolean {
  return isFixed(rule) && !/["\\]/.test(fixedSource(rule));
}

function renderFixed(rule: RedirectRule): string {
  const from = escapePattern(fixedSource(rule));
  return `RewriteCond %{REQUEST_URI} ${quote(`^${from}/?$`)}
RewriteRule "^" ${quote(writeTarget(rule, () => '', escapeTarget))} ${answerFlags(rule)}\n`;
}

/** What was captured stands in the answer as it was asked for; a query goes along where the destination has none. */
function renderOpen(rule: RedirectRule): string {
  const to = writeTarget(rule, ({ name }) => `%${numberOf(rule, name)}`, escapeTarget);
  return `RewriteCond %{THE_REQUEST} ${quote(`^[A-Z]+ ${sourcePattern(rule).replaceAll('[^?]', '[^? ]')}/*(?:\\?[^ ]*)? `)}
RewriteRule "^" ${quote(to)} ${answerFlags(rule)}
`;
}

/** A query goes along by itself, even behind a `#`, where it would be a part of the place. */
function answerFlags({ status, keepsQuery }: RedirectRule): string {
  return `[R=${status},NE,L${keepsQuery ? '' : ',QSD'}]`;
}

function escapeTarget(text: string): string {
  return text.replace(/[$%]/g, '\\$&');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
