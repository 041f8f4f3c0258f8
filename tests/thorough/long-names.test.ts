import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTheme } from '../e2e/build-theme.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';
import { openView } from '../e2e/open-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-names-'));
const source = join(folder, 'source');
/** Longer than any side of a page is wide. */
const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const schema = { type: 'object', properties: { [long]: { type: 'object', properties: { a: { type: 'string' } } } } };
const examples = Object.fromEntries(['A', 'B'].map((end) => [`${long.toUpperCase()}_${end}`, { value: {} }]));
const description = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema, examples } } }, responses: {} } } },
};

beforeAll(() => {
  mkdirSync(source);
  const tabs = [
    { tab: long, pages: ['index'] },
    { tab: 'B', pages: ['b'] },
  ];
  const navigation = {
    products: [
      { product: `${long}e`, tabs },
      { product: 'C', pages: ['c', 'api', 'hero', 'bare', 'formula'] },
    ],
  };
  const config = {
    name: 'A',
    colors: { primary: '#0d9373' },
    banner: { content: `See https://example.com/${long}` },
    styling: { eyebrows: 'breadcrumbs' },
    navigation,
  };
  writeFileSync(join(source, 'docs.json'), JSON.stringify(config));
  const hero = '<Hero title="Spacialist Documentation" image="https://docs.example.com/a.png" />';
  writeFileSync(join(source, 'hero.mdx'), `---\ntitle: Hero\n---\n\n${hero}\n\n## One\n`);
  writeFileSync(
    join(source, 'bare.mdx'),
    '---\ntitle: Bare\nmode: center\n---\n\n<Hero title="Welcome aboard">\n  <Card title="Start" href="/b" />\n</Hero>\n',
  );
  const formula =
    '$\\frac{\\text{requests of the last minute, tries included, as they were counted}}{\\text{all requests of this hour}}$';
  writeFileSync(
    join(source, 'formula.mdx'),
    `---\ntitle: Formula\n---\n\nThe share is ${formula} here.\n\n- It is ${formula}\n\n| A |\n|---|\n| ${formula} |\n`,
  );
  writeFileSync(join(source, 'api.mdx'), `---\ntitle: ${long}\nopenapi: api.json POST /a\n---\n`);
  writeFileSync(join(source, 'api.json'), JSON.stringify(description));
  for (const name of ['index', 'b', 'c']) writeFileSync(join(source, `${name}.mdx`), `---\ntitle: ${long}\n---\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['mint', { width: 390, height: 844 }],
  ['maple', { width: 1440, height: 900 }],
  ['sequoia', { width: 1440, height: 900 }],
])('%s', (theme, viewport) => {
  let site: OpenSite;
  beforeAll(async () => {
    const out = join(folder, theme);
    await buildTheme({ site: source, theme, out });
    site = await openSite(out);
  }, 60_000);
  afterAll(() => site?.close());

  test('keeps long names of sections and products within the list of pages', async () => {
    const { page } = await site.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(site.url);
    if (viewport.width < 640) await openView.drawer(page);
    const list = page.locator('#mobile-nav');
    const beyond = await list.evaluate((nav) => {
      for (const menu of nav.querySelectorAll('details')) menu.open = true;
      const edge = nav.getBoundingClientRect().right;
      const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
      const rows = [...nav.querySelectorAll('.nav-tabs > ul, .nav-dropdown-content, .switcher > summary')];
      return rows.filter((row) => isCut(row) || row.getBoundingClientRect().right > edge).map((row) => row.className);
    });
    expect(beyond).toEqual([]);
    expect(await list.locator('.switcher').count()).toBe(theme === 'sequoia' ? 2 : 1);
  });

  test('keeps long names within a narrow window', async () => {
    const { page } = await site.newPage({ viewport: { width: 320, height: 700 } });
    await page.goto(site.url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const banner = (await page.locator('#banner > p').boundingBox())!;
    expect(banner.x).toBeGreaterThan(0);
    expect(banner.x + banner.width).toBeLessThan(320);
  });

  test('scrolls a formula within its text that is wider than a phone', async () => {
    const { page } = await site.newPage({ viewport: { width: 320, height: 700 } });
    await page.goto(new URL('formula', site.url).href);
    const formulas = page.locator('main .math');
    expect(await formulas.count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const first = formulas.first();
    await first.evaluate((formula) => formula.parentElement!.scrollBy(1000, 0));
    const { x, width } = (await first.boundingBox())!;
    expect([x < 0, x + width < 321]).toEqual([true, true]);
    // An item that scrolls by itself would hide its sign.
    const item = page.locator('main li:has(.math)');
    expect(await item.evaluate((element) => getComputedStyle(element).overflowX)).toBe('visible');
  });

  test('keeps words of a large title beside a picture whole', async () => {
    const { page } = await site.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('https://docs.example.com/**', (route) => route.fulfill({ body: '' }));
    await page.goto(new URL('hero', site.url).href);
    const lines = await page.locator('.hero-title').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(2);
  });

  test('gives a title without a picture the room of the page', async () => {
    const { page } = await site.newPage({ viewport });
    await page.goto(new URL('bare', site.url).href);
    const { width } = (await page.locator('.hero-title').boundingBox())!;
    expect(width).toBeGreaterThan(250);
    // Links of other components are no buttons.
    const card = page.locator('.hero').getByRole('link', { name: 'Start' });
    expect(await card.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });

  test('keeps long names of fields and examples within the article', async () => {
    const { page } = await site.newPage({ viewport });
    await page.goto(new URL('api', site.url).href);
    const lines = page.locator('main .expandable > summary');
    expect(await lines.count()).toBe(3);
    const beyond = await lines.evaluateAll((all) => {
      const { right } = document.querySelector('main article')!.getBoundingClientRect();
      return all.filter((line) => line.getBoundingClientRect().right > right).map(({ textContent }) => textContent);
    });
    expect(beyond).toEqual([]);
  });

  test('names menus by what they hold', async () => {
    const { page } = await site.newPage({ viewport });
    await page.goto(site.url);
    const titles = await page
      .locator('.switcher > summary')
      .evaluateAll((menus) => menus.map((menu) => (menu as HTMLElement).title));
    expect(titles).toEqual(theme === 'sequoia' ? ['Sections', 'Product'] : ['Product']);
  });
});
