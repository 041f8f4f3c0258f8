import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from './build-folder.ts';
import { type OpenSite, openSite } from './open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-surfaces-'));
let site: OpenSite;

beforeAll(async () => {
  const settings = {
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0d9373' },
    navigation: { pages: ['index', 'canvas', 'levels'] },
  };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(settings));
  const parts = [
    '<Note>A note</Note>',
    '<Accordion title="Title" defaultOpen>An answer</Accordion>',
    '<details open><summary>Title</summary>Details</details>',
    '<Card title="Title">A card</Card>',
    '<pre><code>Raw text</code></pre>',
    '```text\nA fence\n```',
  ];
  const body = `<div style={{ color: '#fff', background: '#000' }}>\n\n${parts.join('\n\n')}\n\n</div>`;
  writeFileSync(join(folder, 'index.mdx'), `---\ntitle: Start\n---\n\n${body}\n`);
  writeFileSync(
    join(folder, 'canvas.mdx'),
    `---\ntitle: Canvas\nmode: custom\n---\n\n<div style={{ color: '#fff', background: '#000' }}>\n<h2 className="mine">Mine</h2>\n\n### Written\n\n</div>\n\n## Bare\n`,
  );
  writeFileSync(join(folder, 'levels.mdx'), '---\ntitle: Levels\n---\n\n### Before\n\n## One\n\n### Below\n');
  site = await openSite(await buildFolder(folder));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what paints a surface of its own has text of its own, whatever colour an author gives around it', async () => {
  const { page } = await site.newPage({ colorScheme: 'light' });
  await page.goto(site.url);
  const white = await page.locator('.mdx-content').evaluate((content) => {
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.trim() && getComputedStyle(node.parentElement!).color === 'rgb(255, 255, 255)')
        found.push(node.textContent);
    return found;
  });
  expect(white).toEqual([]);
});

test('on a canvas, headings have the colour that an author gives around them, and bare ones that of the theme', async () => {
  const { page } = await site.newPage({ colorScheme: 'light' });
  await page.goto(`${site.url}/canvas`);
  const colors = await page
    .locator('.mdx-content .heading')
    .evaluateAll((headings) => headings.map((heading) => [heading.textContent, getComputedStyle(heading).color]));
  expect(colors.slice(0, 2)).toEqual([
    ['Mine', 'rgb(255, 255, 255)'],
    ['Written', 'rgb(255, 255, 255)'],
  ]);
  expect(colors[2]).not.toEqual(['Bare', 'rgb(255, 255, 255)']);
});

test('a heading that stands before all of a higher level is not indented, as if it belonged to one', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/levels`);
  const items = page.locator('.toc-item');
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-depth')))).toEqual(['0', '0', '1']);
});
