import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The same after a minute. */
async function readLong(path: string): Promise<Page> {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await page.goto(site.url + path);
  await ready(page);
  const loaded = page.waitForResponse(/reload-page/);
  await page.clock.fastForward(60_000);
  await (await loaded).finished();
  return page;
}

/** A page on which pages come in place, and whose window is marked so that a full load can be told. */
async function read(path: string, options?: BrowserContextOptions): Promise<{ page: Page; faults: string[] }> {
  const opened = await site.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  await opened.page.goto(site.url + path);
  await ready(opened.page);
  return opened;
}

/** Pages come in place from a reader's first sign of life on; a page that is fetched beforehand shows that they do. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const fetched = page.waitForResponse(/migration/);
  const focus = setInterval(
    () =>
      void page
        .locator('a[href="/migration"]')
        .first()
        .evaluate(touch)
        .catch(() => {}),
    100,
  );
  await fetched.finally(() => clearInterval(focus));
}

function touch(link: Element): void {
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
}

const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'isSame' in globalThis);
const inSidebar = (page: Page, href: string) => page.locator(`#sidebar a[href="${href}"]`);
const arrived = (page: Page, path: string): Promise<void> =>
  page.waitForFunction((route) => document.documentElement.dataset['currentPath'] === route, path).then(() => {});

describe('a link to a page of the site', () => {
  test('tells style sheets of sites the mode of the page', async () => {
    const { page } = await read('/quickstart');
    const modes = (): Promise<(string | undefined)[]> =>
      page.evaluate(() => [document.documentElement.dataset['pageMode'], document.body.dataset['mode']]);
    expect(await modes()).toEqual(['default', 'default']);
    await inSidebar(page, '/examples/wide').evaluate((link: HTMLElement) => link.click());
    await arrived(page, '/examples/wide');
    expect(await modes()).toEqual(['wide', 'wide']);
  });

  test('puts the page in the place of this one and keeps the list of pages as it was', async () => {
    const { page, faults } = await read('/quickstart');
    await page.locator('#sidebar summary', { hasText: 'Examples' }).click();
    await page.evaluate(() => {
      (document.getElementById('sidebar') as HTMLElement).dataset['mine'] = '';
      scrollTo(0, 300);
    });
    await inSidebar(page, '/write/code').click();
    await arrived(page, '/write/code');
    expect(await isSame(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/write/code');
    const found = await page.evaluate(() => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent?.trim(),
      description: document.querySelectorAll('meta[property="og:title"]').length,
      address: document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href'),
      toc: document.querySelector('.toc-item a')?.getAttribute('href'),
      marked: [...document.querySelectorAll('#sidebar [aria-current=page]')].map((link) => link.getAttribute('href')),
      isOpen: document.querySelector('#sidebar [data-title="Examples"] details')?.hasAttribute('open'),
      isKept: 'mine' in document.getElementById('sidebar')!.dataset,
      focus: document.activeElement?.localName,
      said: document.getElementById('page-status')?.textContent,
      top: scrollY,
    }));
    expect(found).toMatchObject({ description: 1, marked: ['/write/code'], isOpen: true, isKept: true, focus: 'main' });
    expect(found.title).toBe(`${found.heading} - Docwright`);
    expect(found.said).toBe(found.title);
    expect(found.address).toBe('/write/code.md');
    expect(found.top).toBe(0);
    expect(await page.locator(`#content ${found.toc}`).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('can be gone back from, and forward, to where the reader was', async () => {
    const { page } = await read('/write/code');
    await page.evaluate(() => scrollTo(0, 700));
    await inSidebar(page, '/write/links').click();
    await arrived(page, '/write/links');
    await page.goBack();
    await arrived(page, '/write/code');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(700, -1);
    expect(await page.title()).toContain('Code');
    await page.goForward();
    await arrived(page, '/write/links');
    expect(await isSame(page)).toBe(true);
  });

  test('leads back to the place in a page that is shorter than the one on screen', async () => {
    const { page } = await read('/write/markdown');
    const place = (): Promise<number> => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 2500));
    await inSidebar(page, '/write/headings').click();
    await arrived(page, '/write/headings');
    await expect.poll(place).toBe(0);
    await page.evaluate(() => scrollTo(0, 400));
    await page.waitForTimeout(300);
    await page.goBack();
    await arrived(page, '/write/markdown');
    await expect.poll(place).toBeCloseTo(2500, -1);
    await page.goForward();
    await arrived(page, '/write/headings');
    // The browser moves the page once more after the last frame of a navigation.
    await page.waitForTimeout(500);
    expect(await place()).toBeCloseTo(400, -1);
  });

  test('leads to the part that it names', async () => {
    const { page } = await read('/quickstart');
    const hash = await page.evaluate(async () => {
      const text = await (await fetch('/write/code')).text();
      const next = new DOMParser().parseFromString(text, 'text/html');
      const found = [...next.querySelectorAll('.toc-item a')].at(-2)!.getAttribute('href')!;
      document
        .querySelector('#content')!
        .insertAdjacentHTML('afterbegin', `<a id="mine" href="/write/code${found}">there</a>`);
      return found;
    });
    await page.locator('#mine').click();
    await arrived(page, '/write/code');
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(hash.slice(1));
    await expect.poll(() => page.locator(hash).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(300);
    expect(await isSame(page)).toBe(true);
  });

  test('changes the list of pages with the division', async () => {
    const { page, faults } = await read('/quickstart');
    await page.locator('.nav-tabs-item', { hasText: 'Components' }).click();
    await arrived(page, '/components/overview');
    expect(await isSame(page)).toBe(true);
    expect(await page.locator('.nav-tabs-item[data-active]').textContent()).toBe('Components');
    expect(await page.locator('#sidebar').getAttribute('data-id')).not.toBe('tab-guide');
    await inSidebar(page, '/components/tabs').click();
    await arrived(page, '/components/tabs');
    expect(faults).toEqual([]);
  });

  test('is told to scripts of the site as a step in the history', async () => {
    const { page } = await read('/quickstart');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const { pushState } = history;
      history.pushState = (...given) => {
        pushState.apply(history, given);
        setTimeout(() => seen.push(`push ${location.pathname} ${document.title}`));
      };
      addEventListener('docwright:page', () => seen.push(`page ${document.querySelector('h1')!.textContent!.trim()}`));
    });
    await inSidebar(page, '/installation').click();
    await arrived(page, '/installation');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]))
      .toEqual(['page Installation', 'push /installation Installation - Docwright']);
  });

  test('is reached from the search dialog and from the drawer of a phone', async () => {
    const { page, faults } = await read('/quickstart', { viewport: { width: 390, height: 844 } });
    await page.locator('[popovertarget="mobile-nav"]').first().click();
    await inSidebar(page, '/installation').click();
    await arrived(page, '/installation');
    expect(await page.locator('#mobile-nav:popover-open').count()).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await page.locator('.location-page').textContent()).toBe('Installation');
    await page.locator('#search-bar-entry-mobile').click();
    await page.locator('#search-input').fill('quickstart');
    await page.locator('.search-option').first().waitFor();
    await page.keyboard.press('Enter');
    await arrived(page, '/quickstart');
    expect(await page.locator('docs-search dialog[open]').count()).toBe(0);
    expect(await isSame(page)).toBe(true);
    expect(faults).toEqual([]);
  });
});

test('a page that takes long shows that it is on its way, and one that is there at once does not', async () => {
  const { page } = await read('/quickstart');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/write/code', async (route) => {
    await held;
    await route.continue();
  });
  const progress = page.locator('.page-progress');
  await inSidebar(page, '/installation').click();
  await arrived(page, '/installation');
  await inSidebar(page, '/write/code').click();
  expect(await progress.count()).toBe(0);
  await progress.waitFor();
  expect(await progress.evaluate((one) => getComputedStyle(one).position)).toBe('fixed');
  release();
  await arrived(page, '/write/code');
  await expect.poll(() => progress.count()).toBe(0);
});

test('the way to the next page stays within its budget', async () => {
  const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/quickstart`, { waitUntil: 'networkidle' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await ready(page);
  await inSidebar(page, '/installation').click();
  await arrived(page, '/installation');
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).length));
  const size = sizes.reduce((total, one) => total + one, 0);
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(2_000);
});

/** Takes away what a reader has not loaded yet, as an upload of the site does, with the page that names others. */
async function publishAnew(page: Page, path: string): Promise<void> {
  const html = await (await fetch(site.url + path)).text();
  await page.route('**/_docwright/**', (route) => route.fulfill({ status: 404 }));
  await page.route(site.url + path, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace('</body>', '<i id="anew" data-file="/_docwright/new.js"></i></body>'),
    }),
  );
}

describe('after a site was published anew', () => {
  test.each(['search', 'menu of the page'])('the %s of an old page loads it anew', async (part) => {
    const page = await readLong('/quickstart');
    await publishAnew(page, '/quickstart');
    if (part === 'search') await page.keyboard.press('Control+k');
    else await page.locator('#page-context-menu > button').click();
    await page.locator('#anew').waitFor({ state: 'attached' });
    expect(await isSame(page)).toBe(false);
  });

  test('a page that only lacks a part stays as it is', async () => {
    const page = await readLong('/quickstart');
    await page.route('**/_docwright/**', (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForRequest(`${site.url}/quickstart`);
    await page.keyboard.press('Control+k');
    await (await asked).response();
    await page.waitForTimeout(200);
    expect(await isSame(page)).toBe(true);
  });
});

describe('what comes with a page in place', () => {
  test('are its tabs, its islands, its menu and its playground', async () => {
    const { page, faults } = await read('/quickstart');
    await inSidebar(page, '/write/react').click();
    await arrived(page, '/write/react');
    const button = page.locator('dw-island').getByRole('button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('dw-island[data-started]').first().waitFor();
    const before = await page.locator('dw-island').first().textContent();
    await expect
      .poll(async () => {
        await button.click();
        return page.locator('dw-island').first().textContent();
      })
      .not.toBe(before);
    await page.locator('#page-context-menu > button').click();
    await page.getByRole('menuitem').first().waitFor();
    await page.locator('.nav-tabs-item', { hasText: 'API reference' }).click();
    await arrived(page, '/api/introduction');
    await page.locator('#sidebar details:has(.method-nav-pill) > summary').first().click();
    await page.locator('#sidebar a:has(.method-nav-pill)').first().click();
    await page.locator('.tryit-button:not([disabled])').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(new URL(page.url()).search).toBe('?playground=open');
    await page.goBack();
    await arrived(page, '/api/introduction');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await isSame(page)).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('the browser goes by itself', () => {
  test('where a reader asks for another window, and to files', async () => {
    const { page } = await read('/quickstart');
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      inSidebar(page, '/installation').click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(/installation/);
    expect(page.url()).toMatch(/quickstart$/);
    await page.evaluate(() => {
      document.querySelector('#content')!.insertAdjacentHTML('afterbegin', '<a id="mine" href="/llms.txt">text</a>');
    });
    await page.locator('#mine').click();
    await page.waitForURL(/llms\.txt/);
    expect(await isSame(page)).toBe(false);
  });

  test.each([
    ['of a newer build', { body: (html: string) => html.replace(/(Document[^"]*)\.js/, '$1x.js'), status: 200 }],
    ['that is not there', { body: (html: string) => html, status: 404 }],
    ['of another language', { body: (html: string) => html.replace('data-shell="en', 'data-shell="fr'), status: 200 }],
    [
      'that is no page of the site',
      { body: () => '<!doctype html><title>Sign in</title><h1>Sign in</h1>', status: 200 },
    ],
  ])('to a page %s', async (_, { body, status }) => {
    const { page } = await read('/quickstart');
    await page.route('**/installation', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ status, contentType: 'text/html', body: body(await response.text()) });
    });
    const load = page.waitForEvent('load');
    await inSidebar(page, '/installation').click();
    await load;
    expect(page.url()).toMatch(/installation$/);
    expect(await isSame(page)).toBe(false);
  });
});

test('a page that the browser opens by itself is opened at the part that was asked for', async () => {
  const { page } = await read('/quickstart');
  await page.route('**/installation', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill({
      contentType: 'text/html',
      body: '<title>Sign in</title><p style="height:2000px"><p id="x">x',
    });
  });
  const step = page.waitForEvent('load');
  await page.evaluate(() => {
    const link = `<a id="mine" href="/installation#x">there</a>`;
    document.querySelector('#content')!.insertAdjacentHTML('afterbegin', link);
  });
  await page.locator('#mine').click();
  await step;
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/installation#x');
  await page.goBack();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/quickstart');
});

test('the list of headings follows the text when it is longer than the window', async () => {
  const { page } = await read('/write/code', { viewport: { width: 1440, height: 320 } });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const last = page.locator('.toc-item:not([hidden])').last();
  await expect
    .poll(() =>
      last.evaluate((item) => item.hasAttribute('data-active-deepest') && item.getBoundingClientRect().bottom),
    )
    .toBeLessThan(320);
});
