import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../e2e/build-folder.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-filters-'));
const versions = (product: string, names: string[]) =>
  names.map((version) => ({ version, pages: [`${product}/${version}/start`] }));
const pages = ['cloud/2.0/start', 'cloud/1.0/start', 'desktop/start', 'server/11/start', 'server/10/start'];
let site: OpenSite;

beforeAll(async () => {
  const products = [
    { product: 'Cloud', versions: versions('cloud', ['2.0', '1.0']) },
    { product: 'Desktop', pages: ['desktop/start'] },
    { product: 'Server', versions: versions('server', ['11', '10']) },
  ];
  const settings = { name: 'Acme', theme: 'mint', colors: { primary: '#0d9373' }, navigation: { products } };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(settings));
  for (const page of pages) {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, `${page}.mdx`), `---\ntitle: Starting ${page}\n---\n\nHow to begin.\n`);
  }
  site = await openSite(await buildFolder(folder));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function searchFrom(path: string): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await site.newPage();
  await page.goto(site.url + path);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('starting');
  await page.locator('.search-option').first().waitFor();
  return { page, faults };
}

const offered = (page: Page): Promise<string[]> =>
  page.getByRole('combobox', { name: 'Version' }).locator('option').allTextContents();

test('a product offers its own versions', async () => {
  const { page, faults } = await searchFrom('/server/10/start');
  expect(await offered(page)).toEqual(['Version: All', '11', '10']);
  expect(faults).toEqual([]);
});

test('a product without versions offers none, and is searched as a whole', async () => {
  const { page } = await searchFrom('/desktop/start');
  expect(await page.getByRole('combobox', { name: 'Version' }).count()).toBe(0);
  expect(await page.locator('.search-option').first().textContent()).toContain('desktop');
});

test('who chooses another product searches a version that it has', async () => {
  const { page } = await searchFrom('/cloud/1.0/start');
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Server');
  await page.getByRole('option', { name: /server\/11/ }).waitFor();
  expect(await offered(page)).toEqual(['Version: All', '11', '10']);
  expect(await page.getByRole('combobox', { name: 'Version' }).inputValue()).toBe('11');
});

/** A service that answers what each product is asked with one page of this name, when it is told to. */
async function serveSlowly(page: Page): Promise<{ asked: Map<string, () => void> }> {
  const asked = new Map<string, () => void>();
  await page.evaluate(() => {
    document.documentElement.dataset['service'] = '';
    // However slow the machine is, the dialog waits for the answer.
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route('**/_docwright/search', async (route) => {
    const { product } = route.request().postDataJSON() as { product: string };
    await new Promise<void>((resolve) => asked.set(product, resolve));
    const title = [{ text: `Answer about ${product}`, match: false }];
    const result = { route: '/answer', title, breadcrumb: [], kind: 'prose', method: '', excerpt: [], sections: [] };
    await route.fulfill({ json: product === 'Cloud' ? [result] : [] }).catch(() => {});
  });
  return { asked };
}

test('what the service says of another product comes too late once that is no longer searched', async () => {
  const { page } = await searchFrom('/cloud/2.0/start');
  const { asked } = await serveSlowly(page);
  await page.locator('#search-input').fill('begin');
  await expect.poll(() => asked.has('Cloud')).toBe(true);
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Server');
  await page.getByRole('option', { name: 'Starting server/11/start' }).waitFor();
  const answered = page.waitForResponse('**/_docwright/search');
  asked.get('Cloud')!();
  await answered;
  await page.waitForTimeout(200);
  expect(await page.locator('.search-option').allTextContents()).toEqual([expect.stringContaining('server/11')]);
});

test('what the service said of another product does not stay where nothing is found', async () => {
  const { page } = await searchFrom('/cloud/2.0/start');
  const { asked } = await serveSlowly(page);
  await page.locator('#search-input').fill('cloud');
  await expect.poll(() => asked.has('Cloud')).toBe(true);
  asked.get('Cloud')!();
  await page.getByRole('option', { name: 'Answer about Cloud' }).waitFor();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Desktop');
  await page.locator('.search-note[data-kind="nothing"]').waitFor();
  expect(await page.locator('.search-option').count()).toBe(0);
});

test('the filters stand as they were last chosen, however long an earlier choice takes', async () => {
  const { page } = await searchFrom('/cloud/2.0/start');
  const version = page.getByRole('combobox', { name: 'Version' });
  const held: (() => void)[] = [];
  await page.route('**/_docwright/search/index-*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await version.selectOption('1.0');
  await expect.poll(() => held.length).toBe(1);
  await version.selectOption('2.0');
  await page.waitForTimeout(200);
  held[0]!();
  await page.waitForTimeout(500);
  expect(await version.inputValue()).toBe('2.0');
  expect(await page.locator('.search-option').allTextContents()).toEqual([expect.stringContaining('cloud/2.0')]);
});

test('a filter whose files cannot be had is told of, and works with the next try', async () => {
  const { page, faults } = await searchFrom('/cloud/2.0/start');
  await page.route('**/_docwright/search/index-*', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.getByRole('combobox', { name: 'Version' }).selectOption('1.0');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/_docwright/search/index-*');
  await retry.click();
  await page.getByRole('option', { name: 'Starting cloud/1.0/start' }).waitFor();
  expect(faults).toEqual([]);
});
