import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Every route of the built site, from its own manifest. */
function routes(): string[] {
  const manifest = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../dist/_docwright/site.json'), 'utf8'),
  ) as { pages: { route: string }[] };
  return manifest.pages.map(({ route }) => route);
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_, viewport) => {
  test('every page loads without an error and without scrolling sideways', async () => {
    const { page, faults } = await site.newPage({ viewport });
    const wide: string[] = [];
    for (const route of routes()) {
      await page.goto(site.url + route, { waitUntil: 'load' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) wide.push(`${route} by ${overflow} px`);
    }
    expect(faults).toEqual([]);
    expect(wide).toEqual([]);
  });
});

test('an unknown address shows the 404 page with suggestions', async () => {
  const { page } = await site.newPage();
  const response = await page.goto(`${site.url}/quickstrat`);
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Quickstart' }).first().waitFor();
});

test('a prose page stays within its budget', async () => {
  const { page } = await site.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') sizes[type] += gzipSync(await response.body()).length;
  });
  await page.goto(`${site.url}/quickstart`, { waitUntil: 'networkidle' });
  expect(sizes.script).toBeLessThan(6_000);
  expect(sizes.stylesheet).toBeLessThan(16_000);
});

test('the page reads without JavaScript', async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/components/tabs`);
  await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toContain('Tabs');
  const links = await page.locator('#sidebar-content a').count();
  expect(links).toBeGreaterThan(5);
});
