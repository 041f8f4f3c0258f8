import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkIcons } from '../../../../src/build/session/check-icons.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-icons-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(icons: Record<'tab' | 'group' | 'link' | 'page', unknown>): Promise<string[]> {
  const config = {
    theme: 'mint',
    name: 'Icons',
    colors: { primary: '#112233' },
    navigation: {
      tabs: [{ tab: 'One', icon: icons.tab, groups: [{ group: 'Two', icon: icons.group, pages: ['index'] }] }],
    },
    navbar: { links: [{ label: 'Three', href: 'https://example.com', icon: icons.link }] },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config, null, 1));
  writeFileSync(join(folder, 'index.mdx'), `---\ntitle: Home\nicon: ${JSON.stringify(icons.page)}\n---\n\nWords.\n`);
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  return checkIcons(site, folder).map(({ code, file, line, message, hint }) =>
    [code, `${file}:${line}`, message, /"[^"]+"/.exec(hint ?? '')?.[0]].join(' '),
  );
}

test('icons of settings and heads that no library has are told with their places and the nearest names', async () => {
  const told = await check({ tab: 'rockett', group: 'no-icon-at-all', link: { name: 'githubb' }, page: 'booook' });
  expect(told.sort()).toEqual([
    expect.stringMatching(/^icon-missing docs\.json:11 Font Awesome Free has no icon "rockett"; .* "rocket"$/),
    expect.stringMatching(/^icon-missing docs\.json:15 .*"no-icon-at-all"/),
    expect.stringMatching(/^icon-missing docs\.json:29 .*"githubb".* "github"$/),
    expect.stringMatching(/^icon-missing index\.mdx:3 .*"booook".* "book"$/),
  ]);
});

test('their places follow what is written above them', async () => {
  const icons = { tab: 'rockett', group: 'rocket', link: 'rocket', page: 'booook' };
  const places = async (): Promise<string[]> => (await check(icons)).map((told) => told.split(' ')[1]!);
  expect(await places()).toEqual(['docs.json:11', 'index.mdx:3']);
  const text = readFileSync(join(folder, 'docs.json'), 'utf8');
  writeFileSync(join(folder, 'docs.json'), `\n\n${text}`);
  writeFileSync(join(folder, 'index.mdx'), '---\ntitle: Home\n\n\nicon: booook\n---\n\n```\nicon: x\n```\n');
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  expect(checkIcons(site, folder).map(({ file, line }) => `${file}:${line}`)).toEqual(['docs.json:13', 'index.mdx:5']);
});

test('icons that there are, files, addresses and signs are right', async () => {
  expect(await check({ tab: 'rocket', group: '/icon.svg', link: 'https://example.com/i.png', page: '🚀' })).toEqual([]);
});
