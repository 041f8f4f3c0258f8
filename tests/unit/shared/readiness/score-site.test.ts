import { expect, test } from 'vitest';
import type { AskSite, SiteAnswer } from '../../../../src/model/readiness.ts';
import { readinessChecks, scoreSite } from '../../../../src/shared/readiness/score-site.ts';

interface File {
  type?: string;
  text: string;
  status?: number;
  headers?: Record<string, string>;
}

const site = 'https://docs.example.com/base/';
const page =
  '<!doctype html><title>A</title><script type="application/ld+json">{"@context":"https://schema.org"}</script>';

/** A site for which every check passes. */
const whole: Record<string, File> = {
  'llms.txt': {
    text: '# Docs\n\n- [A](/base/a.md): one\n- [API](/base/openapi.json)\n- [Else](https://other.example/x)\n',
  },
  'llms-full.txt': { text: '# A\nSource: /base/a\n\nSee [the start](/base/a).\n\n```md\n[no link](/base/gone)\n```\n' },
  'skill.md': { type: 'text/markdown', text: '---\nname: docs\ndescription: What it is for.\n---\n\nText\n' },
  '.well-known/mcp/server-card.json': { text: JSON.stringify({ url: `${site}mcp`, tools: [{ name: 'search' }] }) },
  'openapi.json': { text: '{"info":{"title":"A"},"openapi":"3.1.0"}' },
  'robots.txt': { text: 'User-agent: *\nAllow: /\n' },
  'sitemap.xml': { type: 'application/xml', text: '<?xml version="1.0"?><urlset></urlset>' },
  a: { type: 'text/html', text: page, headers: { 'x-llms-txt': '/base/llms.txt' } },
  'a.md': { type: 'text/markdown', text: '# A\n' },
};

function answers(files: Record<string, File | null>): AskSite {
  return (address, { accept } = {}) => {
    const path = address.replace(site, '');
    const name = path === 'a' && accept?.startsWith('text/') ? 'a.md' : path;
    const file = { ...whole, ...files }[name];
    const answer: SiteAnswer = {
      status: file ? (file.status ?? 200) : 404,
      type: (accept?.startsWith('text/') && accept) || (file?.type ?? 'text/plain'),
      header: (key) => file?.headers?.[key] ?? '',
      text: file?.text ?? 'Not found',
      milliseconds: 5,
    };
    return Promise.resolve(answer);
  };
}

async function failuresOf(files: Record<string, File | null>): Promise<string[]> {
  const { checks } = await scoreSite({ site, ask: answers(files) });
  return checks.filter(({ kind }) => kind === 'failed').map(({ name }) => name);
}

test('a site with everything has the full score', async () => {
  const { score, checks } = await scoreSite({ site, ask: answers({}) });
  expect(checks.filter(({ kind }) => kind !== 'passed')).toEqual([]);
  expect(checks).toHaveLength(20);
  expect(score).toBe(100);
});

test('an address where nothing is has next to none of it', async () => {
  const nothing = () =>
    Promise.resolve({ status: 404, type: 'text/html', header: () => '', text: '<!doctype html>', milliseconds: 1 });
  const { score, checks } = await scoreSite({ site, ask: nothing });
  expect(checks.filter(({ kind }) => kind === 'passed').map(({ name }) => name)).toEqual(['robotsTxtAllowsAI']);
  expect(score).toBe(5);
});

test.each<[string, Record<string, File | null>, string[]]>([
  ['a list without a title', { 'llms.txt': { text: '- [A](/base/a.md)\n' } }, ['llmsTxtValid']],
  [
    'a list that is a page',
    { 'llms-full.txt': { type: 'text/html', text: page } },
    ['llmsTxtFullExists', 'llmsTxtFullSize', 'llmsTxtFullValid', 'llmsTxtFullLinksResolve'],
  ],
  [
    'a list that is too long',
    { 'llms.txt': { text: `# A\n\n- [A](/base/a.md): ${'x'.repeat(100_000)}\n` } },
    ['llmsTxtSize'],
  ],
  [
    'a dead link',
    { 'llms.txt': { text: '# A\n\n- [A](/base/a.md)\n- [B](/base/b.md)\n' } },
    [
      'llmsTxtLinksResolve',
      'llmsTxtLinksMarkdown',
      'llmsTxtDirective',
      'contentNegotiationMarkdown',
      'contentNegotiationPlaintext',
      'structuredData',
    ],
  ],
  ['a link to a page', { 'llms.txt': { text: '# A\n\n- [A](/base/a)\n' } }, ['llmsTxtLinksMarkdown']],
  ['a dead link in the text', { 'llms-full.txt': { text: '# A\n\n[gone](gone)\n' } }, ['llmsTxtFullLinksResolve']],
  ['a skill without a name', { 'skill.md': { text: '# Skill\n' } }, ['skillMd']],
  [
    'too many tools',
    { '.well-known/mcp/server-card.json': { text: JSON.stringify({ url: '/mcp', tools: Array(31).fill({}) }) } },
    ['mcpToolCount'],
  ],
  ['a description that is none', { 'openapi.json': { text: '{"title":"A"}' } }, ['openApiSpec']],
  [
    'one agent shut out',
    { 'robots.txt': { text: 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n' } },
    ['robotsTxtAllowsAI'],
  ],
  [
    'agents shut out by a pattern',
    { 'robots.txt': { text: 'User-agent: *\nDisallow: /*\nAllow: /other\n' } },
    ['robotsTxtAllowsAI'],
  ],
  [
    'a signal against agents',
    { 'robots.txt': { text: 'User-agent: *\nContent-Signal: ai-input=no\nAllow: /\n' } },
    ['robotsTxtAllowsAI'],
  ],
  ['no sitemap', { 'sitemap.xml': null }, ['sitemapExists']],
  [
    'data that is no JSON',
    { a: { ...whole['a']!, text: '<script type="application/ld+json">{schema.org</script>' } },
    ['structuredData'],
  ],
  ['pages that do not name the list', { a: { ...whole['a']!, headers: {} } }, ['llmsTxtDirective']],
])('%s is told', async (_, files, names) => {
  expect(await failuresOf(files)).toEqual(names);
});

test.each([
  'User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nAllow: /\n',
  'User-agent: *\nDisallow: /private\nDisallow: /*.pdf$\n',
  'Disallow: /\n',
  '',
])('rules that let agents in are none against them: %s', async (text) => {
  expect(await failuresOf({ 'robots.txt': { text } })).toEqual([]);
});

test('tools are asked of the server where its card names none', async () => {
  const asked: unknown[] = [];
  const files = { '.well-known/mcp/server-card.json': { text: JSON.stringify({ servers: [{ url: `${site}mcp` }] }) } };
  const answer = answers({
    ...files,
    mcp: { text: 'event: message\ndata: {"result":{"tools":[{"name":"search"}]}}\n\n' },
  });
  const { checks } = await scoreSite({
    site,
    ask: (address, request) => {
      if (request?.body) asked.push(request.body);
      return answer(address, request);
    },
  });
  expect(checks.find(({ name }) => name === 'mcpToolCount')).toMatchObject({ kind: 'passed' });
  expect(asked).toEqual([expect.objectContaining({ method: 'tools/list' })]);
});

test('a server of somebody else is not asked', async () => {
  const files = { '.well-known/mcp/server-card.json': { text: '{"url":"https://169.254.169.254/mcp"}' } };
  const addresses: string[] = [];
  const answer = answers(files);
  await scoreSite({ site, ask: (address, request) => (addresses.push(address), answer(address, request)) });
  expect(addresses.filter((address) => !address.startsWith(site))).toEqual([]);
});

test('each check has a name of its own', () => {
  expect(new Set(readinessChecks.map(({ name }) => name)).size).toBe(20);
});

test.each(['llms.txt', 'robots.txt'])('a %s that is made to be slow is read at once', async (name) => {
  const line = name === 'llms.txt' ? `- [${'(\\\\'.repeat(40)}` : `Allow:${'\t'.repeat(20_000)}x #\u2028`;
  const before = performance.now();
  await failuresOf({ [name]: { text: `# Docs\n${line}\n` } });
  expect(performance.now() - before).toBeLessThan(3000);
});
