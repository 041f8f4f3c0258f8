import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseByFeatures } from './choose-by-features.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { routesOf } from './routes-of.ts';
import { type Findings, visitPages } from './visit-pages.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const routes = routesOf(dist);
let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('every page of the manual', () => {
  // Every page in every theme, with all rules, is `npm run a11y`.
  const checked = chooseByFeatures(dist, routes);
  let findings: Findings;
  beforeAll(async () => {
    findings = await visitPages(site, routes, (route) => checked.has(route));
    // Half a second a page, and as much as three times that beside other files on a slow machine.
  }, 900_000);

  test('is there to be visited', () => {
    expect(routes.length).toBeGreaterThan(100);
    expect(checked.size).toBeGreaterThan(10);
  });

  test('loads without an error', () => expect(findings.faults).toEqual([]));
  test('scrolls sideways on no screen', () => expect(findings.wide).toEqual([]));
  test('breaks no rule of accessibility, light or dark', () => expect(findings.violations).toEqual([]));
});

test('an unknown address shows the 404 page with suggestions', async () => {
  const { page } = await site.newPage();
  const response = await page.goto(`${site.url}/quickstrat`);
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Quickstart' }).first().waitFor();
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
});
