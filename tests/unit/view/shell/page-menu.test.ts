import { describe, expect, test } from 'vitest';
import { shell as en } from '../../../../src/base/languages/texts/en.ts';
import type { PageFacts } from '../../../../src/browser/page-menu/build-actions.ts';
import { buildActions } from '../../../../src/browser/page-menu/build-actions.ts';
import { encodePageMenu } from '../../../../src/browser/page-menu/encode-page-menu.ts';
import { parsePageMenu } from '../../../../src/browser/page-menu/page-menu-entry.ts';

const facts: PageFacts = {
  url: 'https://docs.example/guides/auth',
  markdown: 'https://docs.example/guides/auth.md',
  path: '/guides/auth',
  siteName: 'Acme & Söhne',
  mcp: 'https://docs.example/mcp',
  specification: '/openapi.json',
  hasAssistant: true,
};
const build = (entries: string[], own: Partial<PageFacts> = {}) => buildActions(entries, { ...facts, ...own }, en);
const hrefs = (entries: string[]) =>
  build(entries).map(({ effect }) => (effect.kind === 'open' ? effect.href : effect.kind));

test('built-in names travel as words, own entries as data', () => {
  const noIcon = () => '';
  const builtin = [
    { kind: 'builtin' as const, name: 'copy' },
    { kind: 'builtin' as const, name: 'view' },
  ];
  expect(encodePageMenu(builtin, noIcon)).toBe('copy view');
  expect(parsePageMenu('copy view')).toEqual(['copy', 'view']);
  const own = {
    kind: 'custom' as const,
    title: 'Ask',
    description: 'Us',
    icon: null,
    href: { base: 'https://a.example/?x=1', query: [{ key: 'q', value: 'About $page & $path' }] },
  };
  const encoded = encodePageMenu([...builtin, own], noIcon);
  expect(parsePageMenu(encoded)).toEqual([
    'copy',
    'view',
    ['Ask', 'Us', 'https://a.example/?x=1&q=About%20$page%20%26%20$path', ''],
  ]);
});

test('chats are asked about the page’s Markdown', () => {
  expect(hrefs(['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio', 'devin'])).toMatchInlineSnapshot(`
    [
      "https://chatgpt.com/?hints=search&q=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
      "https://claude.ai/new?q=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
      "https://www.perplexity.ai/search?q=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
      "https://grok.com/?q=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
      "https://aistudio.google.com/prompts/new_chat?prompt=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
      "https://app.devin.ai/?prompt=Read%20https%3A%2F%2Fdocs.example%2Fguides%2Fauth.md%20so%20that%20I%20can%20ask%20questions%20about%20it.",
    ]
  `);
});

// Link forms: docs/format.md#page-menu.
test('editors get an address that installs the server', () => {
  const [cursor, vscode] = hrefs(['cursor', 'vscode']);
  expect(cursor).toBe(
    `cursor://anysphere.cursor-deeplink/mcp/install?name=Acme%20%26%20S%C3%B6hne&config=${encodeURIComponent(btoa('{"url":"https://docs.example/mcp"}'))}`,
  );
  expect(vscode).toBe(
    `https://vscode.dev/redirect/mcp/install?name=Acme%20%26%20S%C3%B6hne&config=${encodeURIComponent('{"type":"http","url":"https://docs.example/mcp"}')}`,
  );
});

test('a page without service, API description or assistant offers nothing of theirs', () => {
  const all = ['copy', 'mcp', 'add-mcp', 'cursor', 'vscode', 'download-spec', 'assistant', 'unheard-of', 'constructor'];
  expect(build(all, { mcp: null, specification: null, hasAssistant: false }).map(({ title }) => title)).toEqual([
    'Copy page',
  ]);
  expect(build(all).map(({ title }) => title)).toEqual([
    'Copy page',
    'Copy MCP server',
    'Copy MCP command',
    'Connect to Cursor',
    'Connect to VS Code',
    'Download the specification',
    'Ask the assistant',
  ]);
});

describe('own entries', () => {
  test('know the page’s path', () => {
    const [action] = buildActions([['Ask', '', 'https://a.example/?p=$path&m=$mcp', '']], facts, en);
    expect(action?.effect).toEqual({
      kind: 'open',
      href: 'https://a.example/?p=%2Fguides%2Fauth&m=https%3A%2F%2Fdocs.example%2Fmcp',
    });
  });

  test.each([
    ['https://a.example/$path', '/docs/a b/', 'https://a.example/docs/a%20b/'],
    ['https://a.example$path', '/docs', 'https://a.example/docs'],
    ['https://a.example/edit$path?of=$path#$path', '/?', 'https://a.example/edit/%3F?of=%2F%3F#%2F%3F'],
    ['$path.md', '//docs', '/docs.md'],
    ['https://a.example/look/$mcp', '/', 'https://a.example/look/https://docs.example/mcp'],
    ['vscode:mcp/install?$mcp', '/', 'vscode:mcp/install?https%3A%2F%2Fdocs.example%2Fmcp'],
  ])('%s for %s', (template, path, href) => {
    const [action] = buildActions([['Ask', '', template, '']], { ...facts, path }, en);
    expect(action?.effect).toEqual({ kind: 'open', href });
  });

  test('that want the page’s text wait for it', () => {
    const [action] = buildActions([['Ask', '', 'https://a.example/?q=$page', '']], facts, en);
    expect(action?.effect.kind).toBe('open-with-page');
  });
});
