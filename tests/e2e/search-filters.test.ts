import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

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
  const command = ['bin/docwright.js', 'build', folder, '--out', join(folder, 'dist'), '--no-cache'];
  await promisify(execFile)(process.execPath, command, { cwd: resolve(import.meta.dirname, '../..') });
  site = await openSite(join(folder, 'dist'));
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
