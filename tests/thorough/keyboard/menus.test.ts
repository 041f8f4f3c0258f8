import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTheme } from '../../e2e/build-theme.ts';
import { type OpenSite, openSite } from '../../e2e/open-site.ts';
import { expectRing, holdsFocus, isFocused, pressAll, startWalk } from './walk.ts';

// A small site with products, versions, and more links than a bar has room for.
const folder = mkdtempSync(join(tmpdir(), 'docwright-keyboard-'));
const links = ['Product', 'Community', 'Partners', 'Pricing', 'Blog', 'Status', 'Careers', 'Support'];
let divided: OpenSite;
beforeAll(async () => {
  const settings = { navbar: { links: links.map((label) => ({ label, href: 'https://example.com' })) } };
  const site = resolve(import.meta.dirname, '../../fixtures/sites/versions');
  await buildTheme({ site, theme: 'mint', out: folder, settings });
  divided = await openSite(folder);
}, 120_000);
afterAll(async () => {
  await divided?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['product', 'version'])('the menu of a %s: Enter, Tab through it, Escape', async (kind) => {
  const page = await startWalk({ site: divided, path: '/v2/install' });
  const menu = page.locator(`.switcher[data-kind="${kind}"]`).filter({ visible: true }).first();
  const summary = menu.locator('summary');
  await summary.focus();
  await expectRing(page);
  await pressAll(page, 'Enter', 'Tab');
  expect(await isFocused(menu.getByRole('link').first())).toBe(true);
  await pressAll(page, 'Escape');
  expect(await menu.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(false);
  expect(await isFocused(summary)).toBe(true);
});

test('a page of an old version leads to the same page of the current one, by keys too', async () => {
  const page = await startWalk({ site: divided, path: '/v1/install' });
  const notice = page.locator('.version-notice');
  expect(await notice.innerText()).toMatch(/1\.0.*2\.0/);
  await notice.getByRole('link').focus();
  await expectRing(page);
  await pressAll(page, 'Enter');
  await page.waitForURL(/\/v2\/install$/);
  expect(await notice.count()).toBe(0);
});

test('another version of a page opens at the heading that is read', async () => {
  const page = await startWalk({ site: divided, path: '/v1/install#content' });
  const menu = page.locator('.switcher[data-kind="version"]').filter({ visible: true }).first();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: '2.0' }).click();
  await page.waitForURL(/\/v2\/install#content$/);
  await page.goto(`${divided.url}/v1/install#content`);
  await page.locator('.version-notice').getByRole('link').click();
  await page.waitForURL(/\/v2\/install#content$/);
});

test('the menu of links that the bar has no room for: Enter, Tab through it, Escape', async () => {
  const page = await startWalk({
    site: divided,
    path: '/v2/install',
    options: { viewport: { width: 1024, height: 700 } },
  });
  const menu = page.locator('.navbar-more details');
  const summary = menu.locator('summary');
  await summary.focus();
  await expectRing(page);
  await pressAll(page, 'Tab');
  expect(await holdsFocus(menu)).toBe(false);
  await summary.focus();
  await pressAll(page, 'Enter', 'Tab');
  expect(await isFocused(menu.getByRole('link').first())).toBe(true);
  await expectRing(page);
  await pressAll(page, 'Escape');
  expect(await menu.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(false);
  expect(await isFocused(summary)).toBe(true);
});

describe.each(['mint', 'aspen', 'sequoia'])('a menu of the theme %s', (theme) => {
  const out = join(folder, theme);
  const menu = [
    { item: 'SDKs', pages: ['v2/index'] },
    { item: 'Tools', description: 'Command line', pages: ['v2/tools'] },
  ];
  const first = { pages: ['v2/install'] };
  const kinds = {
    tab: {
      tabs: [
        { tab: 'Guides', ...first },
        { tab: 'More', menu },
      ],
    },
    product: {
      products: [
        { product: 'Ferry', ...first },
        { product: 'Harbour', menu },
      ],
    },
  };

  test.each(Object.entries(kinds))('of a %s leads to its entries and says what they are', async (kind, navigation) => {
    const site = resolve(import.meta.dirname, '../../fixtures/sites/versions');
    await buildTheme({ site, theme, out: join(out, kind), settings: { navigation } });
    const opened = await openSite(join(out, kind));
    try {
      const { page } = await opened.newPage();
      await page.goto(`${opened.url}/v2/install`);
      const entry = page.locator('a').filter({ hasText: /Tools.*Command line/ });
      await page.locator('details.menu').filter({ has: entry }).locator('summary').click({ timeout: 5000 });
      await entry.click({ timeout: 5000 });
      await page.waitForURL(/\/v2\/tools$/);
    } finally {
      await opened.close();
    }
  });
});
