import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTheme } from '../e2e/build-theme.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-reader-'));
let site: OpenSite;
beforeAll(async () => {
  await buildTheme({ site: resolve(import.meta.dirname, '../fixtures/sites/reader'), theme: 'mint', out: folder });
  site = await openSite(folder);
}, 120_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page for which GitHub and Discord are played by `answers`; `asked` holds what they were asked. */
async function newPage(
  options: BrowserContextOptions = {},
  answers: Record<string, object | number> = {},
): Promise<{ page: Page; faults: string[]; asked: string[] }> {
  const { page, faults } = await site.newPage(options);
  const asked: string[] = [];
  await page.route(/^https:\/\/(api\.github|discord)\.com\//, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(hostname + pathname);
    const answer = answers[hostname] ?? {};
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill(typeof answer === 'number' ? { status: answer, headers } : { json: answer, headers });
  });
  return { page, faults, asked };
}

describe('related pages', () => {
  test('take the title of the page or the author’s own, and lead there', async () => {
    const { page, faults } = await newPage();
    await page.goto(site.url);
    const links = page.locator('.related a');
    expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Taking payments',
      'Money back',
      'example.com/fees',
    ]);
    expect(await links.nth(2).getAttribute('target')).toBe('_blank');
    expect(await links.nth(0).getAttribute('target')).toBeNull();
    await links.nth(1).click();
    await page.waitForURL(/guides\/refunds#partly$/);
    expect(await page.locator('.related').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('counts in the navbar', () => {
  test('come from the services behind the links, are short, and are asked for once', async () => {
    const { page, asked } = await newPage(
      {},
      { 'api.github.com': { stargazers_count: 12_345 }, 'discord.com': { approximate_presence_count: 678 } },
    );
    await page.goto(site.url);
    const github = page.locator('a[data-count="github"] output');
    const discord = page.locator('a[data-count="discord"] output');
    await github.waitFor();
    await discord.waitFor();
    expect([await github.textContent(), await discord.textContent()]).toEqual(['12.3K', '678']);
    expect(asked).toEqual(['api.github.com/repos/acme/api', 'discord.com/api/v10/invites/acme']);
    await page.reload({ waitUntil: 'load' });
    await discord.waitFor();
    expect(asked).toHaveLength(2);
  });

  test('stay away where a service refuses or answers something else', async () => {
    const { page, asked } = await newPage(
      {},
      { 'api.github.com': 403, 'discord.com': { approximate_presence_count: '<b>9</b>' } },
    );
    await page.goto(site.url);
    await expect.poll(() => asked.length).toBe(2);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(() => asked.length).toBe(4);
    expect(await page.locator('a[data-count] output').count()).toBe(0);
  });
});

describe('the page for addresses of no page', () => {
  test('offers pages of a like address, best first', async () => {
    const { page } = await newPage();
    const response = await page.goto(`${site.url}/help/payment`);
    expect(response?.status()).toBe(404);
    const offered = page.locator('.not-found-recommended a');
    await offered.first().waitFor();
    expect(await offered.allTextContents()).toEqual(['Taking payments']);
    await offered.first().click();
    await page.waitForURL(`${site.url}/guides/payments`);
  });

  test('offers nothing for an address that is like none', async () => {
    const { page } = await newPage();
    const list = page.waitForResponse('**/llms.txt');
    await page.goto(`${site.url}/qqxxzz`);
    await (await list).finished();
    expect(await page.locator('.not-found-recommended a').count()).toBe(0);
    expect(await page.locator('.not-found-recommended').isVisible()).toBe(false);
    expect(await page.getByText('Last modified').count()).toBe(0);
  });

  test('leads home, with its status, where the site says so', async () => {
    const out = join(folder, 'leads-home');
    const reader = resolve(import.meta.dirname, '../fixtures/sites/reader');
    await buildTheme({ site: reader, theme: 'mint', out, settings: { errors: { '404': {} } } });
    const led = await openSite(out);
    try {
      const { page } = await led.newPage();
      const response = await page.goto(`${led.url}/help/payment`);
      expect(response?.status()).toBe(404);
      await page.waitForURL(`${led.url}/`);
      // A host that has no home page either, and writes a slash behind each address.
      const body = readFileSync(join(out, '404.html'), 'utf8').replace(/data-home="[^"]*"/, 'data-home="/docs"');
      let asked = 0;
      await page.route(/\/docs$/, (route) =>
        route.fulfill({ contentType: 'text/html', body: "<script>location.replace('/docs/')</script>" }),
      );
      await page.route(/\/docs\/$/, (route) => {
        asked++;
        return route.fulfill({ status: 404, contentType: 'text/html', body });
      });
      await page.goto(`${led.url}/docs/`);
      await page.waitForTimeout(500);
      expect(asked).toBe(1);
    } finally {
      await led.close();
    }
  });
});

describe('the page for addresses of no page in several languages', () => {
  const out = mkdtempSync(join(tmpdir(), 'docwright-languages-'));
  let languages: OpenSite;
  beforeAll(async () => {
    await buildTheme({ site: resolve(import.meta.dirname, '../fixtures/sites/multilingual'), theme: 'mint', out });
    languages = await openSite(out);
  }, 120_000);
  afterAll(async () => {
    await languages?.close();
    rmSync(out, { recursive: true, force: true });
  });

  test('menus close by Escape wherever the focus is, and a script that clicks the document itself is no fault', async () => {
    const { page, faults } = await languages.newPage();
    await page.goto(languages.url, { waitUntil: 'load' });
    const menu = page.locator('.menu').first();
    const isOpen = () => menu.evaluate((one: HTMLDetailsElement) => one.open);
    for (const close of [
      () => page.evaluate(() => document.dispatchEvent(new Event('click', { bubbles: true }))),
      () => page.keyboard.press('Escape'),
    ]) {
      await menu.evaluate((one: HTMLDetailsElement) => {
        (document.activeElement as HTMLElement).blur();
        one.open = true;
      });
      await close();
      await expect.poll(isOpen).toBe(false);
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ['/qqxxzz', 'Page not found', 'Page not found - Ferry', ''],
    ['/de/qqxxzz', 'Seite nicht gefunden', 'Seite nicht gefunden - Ferry', '/de'],
    ['/ar/qqxxzz', 'الصفحة غير موجودة', 'الصفحة غير موجودة - Ferry', '/ar'],
  ])('speaks the language of %s', async (path, heading, title, home) => {
    const { page, faults } = await languages.newPage();
    await page.goto(languages.url + path);
    await page.locator('h1', { hasText: heading }).waitFor();
    expect(await page.title()).toBe(title);
    const button = page.locator('.not-found-container .button');
    expect(await button.getAttribute('href')).toMatch(new RegExp(`^${home}/?$`));
    expect(await page.locator('.not-found-description').evaluate((one) => getComputedStyle(one).direction)).toBe(
      home === '/ar' ? 'rtl' : 'ltr',
    );
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});

describe('recent searches', () => {
  test('stand in the empty dialog, newest first, and can be forgotten one by one', async () => {
    const { page } = await newPage();
    await page.goto(site.url);
    for (const query of ['payments', 'refunds']) {
      await page.keyboard.press('Control+k');
      // The one before is still seen while it fades.
      await page.locator('.search-dialog[open] #search-input').fill(query);
      await page.locator('.search-dialog:not([data-busy], [data-partial]) [role="option"][href]').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(query));
    }
    await page.keyboard.press('Control+k');
    const offered = page.locator('[data-query]');
    await offered.first().waitFor();
    expect(
      await offered.evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset['query'])),
    ).toEqual(['refunds', 'payments']);
    await page.getByRole('button', { name: /refunds/ }).click();
    await expect.poll(() => offered.count()).toBe(1);
    await page.reload();
    await page.keyboard.press('Control+k');
    await offered.first().waitFor();
    expect(await offered.first().getAttribute('data-query')).toBe('payments');
  });
});

describe('actions over an image', () => {
  test('show while it is pointed at; one copies it as a picture, one saves it', async () => {
    const { page, faults } = await newPage({
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
    });
    await page.goto(site.url, { waitUntil: 'load' });
    const bar = page.locator('.image-actions');
    const opacity = (): Promise<string> => bar.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await page.getByAltText('A square').hover();
    await expect.poll(opacity).toBe('1');
    await page.getByRole('button', { name: 'Copy image' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    expect(types).toEqual(['image/png']);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download image' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.svg$/);
    expect(faults).toEqual([]);
  });
});

describe('more links than the bar has room for', () => {
  const eight = 8;

  test('move into a menu, which keys open and close', async () => {
    const { page, faults } = await newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(site.url);
    const more = page.locator('#navbar .navbar-more');
    await more.waitFor();
    const links = page.locator('#navbar .navbar-link');
    expect(await links.count()).toBe(eight);
    const cutOff = await page.evaluate(() => {
      const list = document.querySelector('#navbar .navbar-links')!;
      return list.scrollWidth - list.clientWidth;
    });
    expect(cutOff).toBeLessThanOrEqual(0);
    const summary = more.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const last = page.getByRole('link', { name: 'Support' });
    await last.waitFor();
    await page.keyboard.press('Tab');
    expect(
      await more
        .locator('a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await last.waitFor({ state: 'hidden' });
    expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 2400, height: 800 });
    await expect.poll(() => links.filter({ visible: true }).count()).toBe(eight);
    expect(faults).toEqual([]);
  });

  test('are all in the drawer of a phone', async () => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.locator('[popovertarget="mobile-nav"]').first().click();
    await page.locator('#mobile-nav .navbar-link').last().waitFor();
    expect(await page.locator('#mobile-nav .navbar-link').filter({ visible: true }).count()).toBe(eight);
    expect(await page.locator('.navbar-more').isVisible()).toBe(false);
  });
});

describe('footnotes', () => {
  test('show beside their number to pointers and keys, and close by Escape', async () => {
    const { page, faults } = await newPage();
    await page.goto(`${site.url}/guides/payments`, { waitUntil: 'networkidle' });
    const number = page.locator('[data-footnote-ref]');
    const popup = page.locator('.footnote-popup');
    await number.hover();
    await popup.waitFor();
    expect((await popup.innerText()).trim()).toBe('Some banks take a day.');
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await number.focus();
    await popup.waitFor();
    await number.click();
    await page.waitForURL(/#user-content-fn-%E6%B3%A8$/);
    expect(faults).toEqual([]);
  });

  test('show to a finger in the place of the way to them', async () => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${site.url}/guides/payments`, { waitUntil: 'networkidle' });
    await page.locator('[data-footnote-ref]').tap();
    await page.locator('.footnote-popup').waitFor();
    expect(page.url()).not.toContain('#');
  });
});

test('the page is copied at its first click in browsers that copy nothing once a click is over', async () => {
  const { page, faults } = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  // As Safari does: what waits for a script or an answer comes too late.
  await page.addInitScript(() => {
    let isInClick = false;
    addEventListener(
      'click',
      () => {
        isInClick = true;
        setTimeout(() => (isInClick = false));
      },
      true,
    );
    const { write } = Clipboard.prototype;
    Clipboard.prototype.write = function (items) {
      return isInClick ? write.call(this, items) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto(site.url);
  await page.locator('#page-context-menu-button').click();
  await page.locator('#page-context-menu-button[data-done]').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# ');
  expect(faults).toEqual([]);
});
