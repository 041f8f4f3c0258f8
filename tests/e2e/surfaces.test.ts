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
    navbar: {
      links: ['Support for customers and partners', 'Integrations with other services'].map((label) => ({
        label,
        href: '/levels',
      })),
      primary: { type: 'button', label: 'Get started for nothing at all', href: '/levels' },
    },
    navigation: { pages: ['index', 'canvas', 'levels', 'parts', 'long'] },
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
  writeFileSync(
    join(folder, 'levels.mdx'),
    '---\ntitle: Levels\n---\n\n### Before\n\n## One\n\n### Below\n\n##### Five\n\n###### Six\n\nText\n',
  );
  const picture = `<img alt="" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='200'%20height='200'/%3E" />`;
  const tiles = `<Columns cols={2}>\n<Tile href="/" title="Low">Words</Tile>\n<Tile href="/" title="High">${picture}</Tile>\n</Columns>`;
  const formula = `$$\n${'x + '.repeat(60)}y\n$$`;
  const diagram = '```mermaid\nflowchart LR\n  A[Write] --> B[Build]\n```';
  const callout = '<Warning>\n\n`one` word\n\n```bash\nrm -r all\n```\n\n</Warning>';
  writeFileSync(
    join(folder, 'parts.mdx'),
    `---\ntitle: Parts\n---\n\n${callout}\n\n${tiles}\n\n${formula}\n\n${diagram}\n`,
  );
  const line = `${'on-and-on-'.repeat(9)} ${'and_on_'.repeat(20)}`;
  const written = `<pre>${line}</pre>\n\n\`\`\`text\n${line}\n\`\`\`\n\n\`\`\`mermaid\nflowchart LR\n  A[${line}]\n\`\`\``;
  writeFileSync(join(folder, 'long.mdx'), `---\ntitle: Long\n---\n\n${written}\n`);
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

test('no heading is smaller than the text under it', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/levels`);
  const sizes = await page
    .locator('.mdx-content > :is(h5, h6, p)')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(sizes).toHaveLength(3);
  expect(Math.min(...sizes)).toBe(sizes[2]);
});

test('code in a line of a callout has the colour of its box, and a block of code its own ground alone', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/parts`);
  const grounds = await page
    .locator('.callout code')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)'));
  expect(grounds).toEqual([false, true]);
});

test('titles of tiles in a row stand in one line, however high their previews are', async () => {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/parts`);
  const tops = await page
    .locator('.slab-title')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test('the button of a bar that has no room for its links is whole', async () => {
  const { page } = await site.newPage({ viewport: { width: 1024, height: 800 } });
  await page.goto(site.url);
  const links = page.locator('#navbar .navbar-links');
  expect(await links.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  expect(await links.evaluate((list) => getComputedStyle(list).maskImage)).toBe('none');
});

test('a formula that is wider than the text fades where it goes on, and keys scroll it', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(`${site.url}/parts`);
  const formula = page.locator('.math-display');
  expect(await formula.evaluate((box) => getComputedStyle(box).maskImage)).not.toBe('none');
  expect(await formula.getAttribute('tabindex')).toBe('0');
});

test('two fingers on a diagram enlarge the page, as they do beside it', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(`${site.url}/parts`);
  const touches = await page.locator('.mermaid-frame').evaluate((frame) => getComputedStyle(frame).touchAction);
  // `pinch-zoom` is among what this stands for; headless browsers do not zoom.
  expect(touches).toBe('manipulation');
});

test('on paper, lines that are too long for it break, in blocks of code and in all else that is kept as written', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
  await page.goto(`${site.url}/long`);
  const beyond = (): Promise<number[]> =>
    page.locator('pre').evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect((await beyond()).filter((rest) => rest > 0)).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  expect(await beyond()).toEqual([0, 0, 0]);
});
