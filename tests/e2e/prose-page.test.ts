import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('an unknown address shows the 404 page with suggestions', async () => {
  const { page } = await site.newPage();
  const response = await page.goto(`${site.url}/quickstrat`);
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Quickstart' }).first().waitFor();
});

test('the file of a page leads to the page on a host that knows no such address', async () => {
  const { page } = await site.newPage();
  const unknown = await (await fetch(`${site.url}/quickstrat`)).text();
  await page.route('**/quickstart/index?a=1', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: unknown }),
  );
  await page.goto(`${site.url}/quickstart/index?a=1#b`);
  await page.waitForURL(`${site.url}/quickstart?a=1#b`);
});

test('a prose page stays within its budget', async () => {
  const { page } = await site.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`${site.url}/quickstart`, { waitUntil: 'networkidle' });
  const sizes = { script: 0, stylesheet: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') sizes[type] += gzipSync(await response.body()).length;
  }
  // A page that loaded next to nothing would keep every budget.
  expect(sizes.script).toBeGreaterThan(1_000);
  expect(sizes.script).toBeLessThan(6_000);
  expect(sizes.stylesheet).toBeGreaterThan(4_000);
  expect(sizes.stylesheet).toBeLessThan(16_000);
});

test('the page reads without JavaScript', async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/components/tabs`);
  await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toContain('Tabs');
  const links = await page.locator('#sidebar-content a').count();
  expect(links).toBeGreaterThan(5);
  // What only a script would answer is not offered.
  for (const address of ['components/tabs', 'api-reference/discovery/search-documentation']) {
    await page.goto(`${site.url}/${address}`);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator(':is(button, input):visible:not([popovertarget])').count()).toBe(0);
    }
  }
});
