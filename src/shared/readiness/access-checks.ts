import { isText } from './look-at-lists.ts';
import { lookAtRobots } from './look-at-robots.ts';
import { failed, passed, type ReadinessCheck, settle, skipped } from './readiness-check.ts';
import type { SiteVisit } from './site-visit.ts';

/** Milliseconds in which half of the pages should be there. */
const patience = 1_000;

/** In which forms a site can be read, and whether it lets itself be read. */
export const accessChecks: readonly ReadinessCheck[] = [
  {
    name: 'contentNegotiationMarkdown',
    looksAt: 'Pages return Markdown for requests that accept text/markdown',
    mend: 'Serve the site with docwright serve, or with a host that supports content negotiation',
    look: (visit) => lookAtNegotiation(visit, 'text/markdown', ['text/markdown']),
  },
  {
    name: 'contentNegotiationPlaintext',
    looksAt: 'Pages return text without markup for requests that accept text/plain',
    mend: 'Serve the site with docwright serve',
    look: (visit) => lookAtNegotiation(visit, 'text/plain', ['text/plain', 'text/markdown']),
  },
  {
    name: 'robotsTxtAllowsAI',
    looksAt: '/robots.txt allows the crawlers of AI assistants and their search engines',
    mend: 'Remove the rules in /robots.txt that block them, unless you want to block them',
    file: 'robots.txt',
    look: lookAtRobots,
  },
  {
    name: 'sitemapExists',
    looksAt: 'The site has a sitemap, at the address given in /robots.txt or at /sitemap.xml',
    mend: 'Build with --site and the URL of the site, or set seo.metatags.canonical: a sitemap needs absolute URLs',
    look: lookForSitemap,
  },
  {
    name: 'structuredData',
    looksAt: 'Pages contain schema.org structured data (JSON-LD)',
    mend: 'Build with --site and the URL of the site, which adds it to all pages except those with noindex',
    look: lookForStructuredData,
  },
  {
    name: 'responseLatency',
    looksAt: `Pages respond within ${patience / 1000} second`,
    mend: 'Host the site closer to its readers, or put a cache in front of it',
    look: lookAtLatency,
  },
];

async function lookAtNegotiation(visit: SiteVisit, accept: string, types: readonly string[]) {
  for (const page of await visit.pages()) {
    const answer = await visit.ask(page, { accept });
    if (!isText(answer) || !types.includes(answer.type))
      return failed(`${new URL(page).pathname} returns ${answer.type || 'nothing'}`);
  }
  return passed(`Pages return ${accept}`);
}

async function lookForSitemap(visit: SiteVisit) {
  const robots = await visit.ask(visit.address('robots.txt'));
  const named = robots.status === 200 ? [...robots.text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => url!) : [];
  for (const address of [...named.filter((url) => URL.canParse(url)), visit.address('sitemap.xml')]) {
    const { status, text } = await visit.ask(address);
    if (status === 200 && /<(?:urlset|sitemapindex)\b/.test(text))
      return passed(`${new URL(address).pathname} is there`);
  }
  return failed('There is no sitemap');
}

async function lookForStructuredData(visit: SiteVisit) {
  for (const page of await visit.pages()) {
    const { text } = await visit.ask(page);
    if (!hasSchemaOrg(text)) return failed(`${new URL(page).pathname} has no valid structured data`);
  }
  return passed('Pages have structured data');
}

function hasSchemaOrg(html: string): boolean {
  const scripts = html.matchAll(/<script\b[^>]{0,500}application\/ld\+json[^>]{0,500}>([^<]*)</gi);
  return [...scripts].some(([, json = '']) => {
    try {
      return JSON.stringify(JSON.parse(json)).includes('schema.org');
    } catch {
      return false;
    }
  });
}

async function lookAtLatency(visit: SiteVisit) {
  const answers = await Promise.all((await visit.pages()).map((page) => visit.ask(page)));
  const times = answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  if (times.length === 0) return skipped('No page responds');
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  return settle(median <= patience, `Pages take ${Math.round(median)} ms`);
}
