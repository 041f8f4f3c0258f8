import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { notChecked } from '../src/base/errors/not-checked.ts';
import { decodeText } from '../src/base/paths/decode-text.ts';
import { createRedirectMatcher, type MatchRedirect } from '../src/base/paths/match-redirect.ts';
import { isLiteral } from '../src/base/paths/redirect-pattern.ts';
import { outputFile, pathToRoute } from '../src/base/paths/routes.ts';
import type { CheckResult } from '../src/model/check.ts';
import type { Redirect } from '../src/model/config.ts';
import type { Problem } from '../src/model/problem.ts';
import { findSites, siteName } from './corpus/find-sites.ts';
import { isLink, readAddresses } from './corpus/read-addresses.ts';
import { readHtml } from './corpus/read-html.ts';
import { runBuild } from './corpus/run-build.ts';

/**
 * Holds what `docwright check` says of links, anchors and files against a crawl of the built output:
 * `npm run check:crawl -- <folder> [--most pages] [--count sites] [--only name]`. Prints a row for each site and, with
 * `--details`, each difference. Ends with 1 when there is one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.bench/check-crawl' },
    details: { type: 'boolean', default: false },
  },
});

const rules = ['dead-link', 'dead-file', 'dead-anchor'] as const;
type Rule = (typeof rules)[number];
const sums = Object.fromEntries(rules.map((rule) => [rule, { found: 0, missed: 0, wrong: 0 }])) as Record<
  Rule,
  { found: number; missed: number; wrong: number }
>;

const cli = resolve(import.meta.dirname, '../bin/docwright.js');
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const sites = positionals.flatMap((folder) => findSites(resolve(folder))).filter((site) => site.includes(values.only));
console.log(`| site | pages | ${rules.map((rule) => `${rule}: found, missed, false`).join(' | ')} |`);
for (const site of sites) await compareSite(site);
console.log(`| all | | ${rules.map((rule) => Object.values(sums[rule]).join(', ')).join(' | ')} |`);
process.exitCode = rules.some((rule) => sums[rule].missed + sums[rule].wrong > 0) ? 1 : 0;

async function compareSite(site: string): Promise<void> {
  const folder = join(out, siteName(site));
  const build = await runBuild(site, { out: folder, reuse: true });
  if (!build.report) return console.log(`| ${site} | cannot be built |${values.details ? `\n${build.stderr}` : ''}`);
  const { pages, problems } = check(site);
  const unjudged = unjudgedRoutes(problems);
  const crawled = crawl(folder, unjudged);
  const { told, inDescriptions } = toldFaults(problems, crawled.routes);
  const cells = rules.map((rule) => {
    const [a, b] = [crawled.faults[rule], told[rule]];
    const isKnown = (key: string): boolean => b.has(key) || inDescriptions.has(key.replace(/^[^#]*/, ''));
    // What stands on no other page depends on a description that cannot be read.
    const judged = [...a].filter(([key, route]) => isKnown(key) || !unjudged.has(route));
    const missed = judged.flatMap(([key]) => (isKnown(key) ? [] : [key]));
    // A picture of the frame that is not there is left out of pages.
    const isGone = (key: string): boolean => b.get(key) === 'docs.json' && !existsSync(join(folder, key));
    const wrong = [...b.keys()].filter((key) => !a.has(key) && !isGone(key));
    const found = judged.length - missed.length;
    sums[rule].found += found;
    sums[rule].missed += missed.length;
    sums[rule].wrong += wrong.length;
    if (values.details) {
      for (const key of missed) console.log(`  missed ${rule} ${key} on ${a.get(key)}`);
      for (const key of wrong) console.log(`  false ${rule} ${key} in ${b.get(key)}`);
    }
    return `${found}, ${missed.length}, ${wrong.length}`;
  });
  console.log(`| ${basename(site)} | ${pages} | ${cells.join(' | ')} |`);
}

function check(site: string): CheckResult {
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'check', site, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (stdout === '') throw new Error(`docwright check said nothing of ${site}: ${stderr}`);
  return JSON.parse(stdout) as CheckResult;
}

/** By target, with one place where it stands. */
type Faults = Record<Rule, Map<string, string>>;

function emptyFaults(): Faults {
  return { 'dead-link': new Map(), 'dead-file': new Map(), 'dead-anchor': new Map() };
}

/** `inDescriptions`: places that a text names which many pages show, and which is told of once. */
function toldFaults(
  problems: readonly Problem[],
  routes: ReadonlySet<string>,
): { told: Faults; inDescriptions: ReadonlySet<string> } {
  const faults = emptyFaults();
  const inDescriptions = new Set<string>();
  for (const { code, message, file = '', via, places = [] } of problems) {
    const [, first = '', second] = /"([^"]*)"(?:.*"([^"]*)")?/.exec(message) ?? [];
    // What a snippet says wrong is told once for all the pages that show it.
    const shownOn = via === undefined ? [file] : [via, ...places.map((place) => place.file ?? '')];
    for (const source of new Set(shownOn)) {
      const route = pathToRoute(source);
      const place = source === file ? file : `${file} via ${source}`;
      // Pages for members are no part of an output that everybody may read.
      if (/\.mdx?$/.test(source) && !routes.has(route)) continue;
      if (code === 'missing-picture') faults['dead-file'].set(first, place);
      if (code === 'dead-link' || code === 'dead-file') faults[code].set(first, place);
      if (code === 'dead-anchor' && !/\.mdx?$/.test(file)) inDescriptions.add(first);
      if (code === 'dead-anchor' || code === 'moved-anchor')
        faults['dead-anchor'].set(`${second ?? (routes.has(route) ? route : '?')}${first}`, place);
    }
  }
  return { told: faults, inDescriptions };
}

/** Pages of which `check` says that it cannot know whether all on them is right. */
function unjudgedRoutes(problems: readonly Problem[]): ReadonlySet<string> {
  const unchecked = problems.filter(({ code }) => code === notChecked.code);
  const places = unchecked.flatMap(({ places: known = [], ...first }) => [first, { file: first.via }, ...known]);
  return new Set(places.flatMap(({ file = '' }) => (/\.mdx?$/.test(file) ? [pathToRoute(file)] : [])));
}

interface CrawledPage {
  route: string;
  ids: Set<string>;
  links: { href: string; isFile: boolean }[];
}

interface Crawled {
  folder: string;
  pages: ReadonlyMap<string, CrawledPage>;
  match: MatchRedirect;
}

/**
 * Follows every link of every page, and every redirect, as a browser would, on the files that a host has. Of the pages
 * on which a fault stands, one that is judged is named.
 */
function crawl(folder: string, unjudged: ReadonlySet<string>): { faults: Faults; routes: ReadonlySet<string> } {
  const manifest = JSON.parse(readFileSync(join(folder, '_docwright/site.json'), 'utf8')) as {
    redirects: Redirect[];
    pages: { route: string }[];
  };
  const match = createRedirectMatcher(manifest.redirects, { base: '' });
  const pages = new Map(manifest.pages.map(({ route }) => [route, readPage(folder, route)]));
  const faults = emptyFaults();
  for (const page of pages.values()) {
    for (const { href, isFile } of page.links) {
      const asked = readAddress(href, page.route);
      if (!asked) continue;
      const end = visit(asked, { folder, pages, match });
      if (end === 'nothing') hold(isFile ? 'dead-file' : 'dead-link', asked.path, page.route);
      else if (end !== 'there' && !isFile) holdPlace(end, page.route);
    }
  }
  for (const { source } of manifest.redirects) {
    const location = isLiteral(source) ? match(source)?.location : undefined;
    const asked = location === undefined ? null : readAddress(location, '/');
    const end = asked ? visit(asked, { folder, pages, match }) : 'there';
    if (end !== 'nothing' && end !== 'there') holdPlace(end, source);
  }
  return { faults, routes: new Set(pages.keys()) };

  function holdPlace({ page, hash }: ReachedPage, from: string): void {
    if (hash !== '' && !hasPlace(page, hash)) hold('dead-anchor', `${page.route}#${hash}`, from);
  }

  function hold(rule: Rule, key: string, route: string): void {
    const known = faults[rule].get(key);
    if (known === undefined || unjudged.has(known)) faults[rule].set(key, route);
  }
}

interface Asked {
  path: string;
  hash: string;
}

/** `null` for addresses of other sites. */
function readAddress(href: string, route: string): Asked | null {
  const url = URL.parse(href, `http://site.invalid${encodeURI(route)}`);
  if (url?.host !== 'site.invalid' || url.protocol !== 'http:') return null;
  return { path: decodeText(url.pathname).replace(/(?<=.)\/+$/, ''), hash: decodeText(url.hash.slice(1)) };
}

interface ReachedPage {
  page: CrawledPage;
  hash: string;
}

/** Where a browser ends: hosts follow redirects where no file is, and a page that leads on is a redirect as well. */
function visit({ path, hash }: Asked, { folder, pages, match }: Crawled): ReachedPage | 'there' | 'nothing' {
  let at: Asked = { path, hash };
  for (let steps = 0; steps <= 20; steps++) {
    const page = pages.get(at.path);
    if (page) return { page, hash: at.hash };
    const location = isFile(join(folder, at.path)) ? null : (match(at.path)?.location ?? leadsOn(folder, at.path));
    if (location === null) return isThere(folder, at.path) ? 'there' : 'nothing';
    const next = readAddress(location, '/');
    if (!next) return 'there';
    at = { path: next.path, hash: next.hash || at.hash };
  }
  return 'nothing';
}

/** Where the file at an address leads that stands in the place of a redirect. */
function leadsOn(folder: string, path: string): string | null {
  const file = join(folder, path, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  return html.includes('http-equiv="refresh"')
    ? (/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null)
    : null;
}

function readPage(folder: string, route: string): CrawledPage {
  const page: CrawledPage = { route, ids: new Set(), links: [] };
  const file = join(folder, outputFile(route));
  if (!existsSync(file)) return page;
  for (const token of readHtml(readFileSync(file, 'utf8'))) {
    if (token.kind !== 'open') continue;
    const { name, attributes } = token;
    for (const key of name === 'a' ? ['id', 'name', 'data-hash'] : ['id', 'data-hash'])
      page.ids.add(attributes.get(key) ?? '');
    for (const found of readAddresses(token)) page.links.push({ href: found.address, isFile: !isLink(found) });
  }
  return page;
}

function isThere(folder: string, path: string): boolean {
  return existsSync(join(folder, path, 'index.html')) || isFile(join(folder, path));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function hasPlace({ ids }: CrawledPage, hash: string): boolean {
  return hash === 'top' || hash.startsWith(':~:') || ids.has(hash) || ids.has(hash.split(':~:')[0]!);
}
