import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTheme } from './build-theme.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { openView } from './open-view.ts';

// The manual has most widgets; menus of products, versions and tabs are those of a small site beside it.
const folder = mkdtempSync(join(tmpdir(), 'docwright-keyboard-'));
let manual: OpenSite;
let divided: OpenSite;
beforeAll(async () => {
  await buildTheme({ site: resolve(import.meta.dirname, '../fixtures/sites/versions'), theme: 'mint', out: folder });
  [manual, divided] = await Promise.all([openSite(), openSite(folder)]);
}, 120_000);
afterAll(async () => {
  await Promise.all([manual?.close(), divided?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

async function open(path: string, options: BrowserContextOptions = {}, site = manual): Promise<Page> {
  const { page } = await site.newPage({ viewport: wide, reducedMotion: 'reduce', ...options });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

const isFocused = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement);

async function pressAll(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The focused element has a ring that can be seen: an outline, in a colour that is not the ground's. */
async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
    return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
  });
  expect(ring.outlineStyle).not.toBe('none');
  expect(ring.width).toBeGreaterThanOrEqual(1.5);
  expect(ring.outlineColor).not.toBe('rgba(0, 0, 0, 0)');
}

test('tabs: arrows, Home and End, round the ends, one stop of Tab', async () => {
  const page = await open('/components/tabs');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const count = await tabs.count();
  await tabs.first().focus();
  await pressAll(page, 'End');
  expect(await isFocused(tabs.nth(count - 1))).toBe(true);
  await expectRing(page);
  await pressAll(page, 'ArrowRight');
  expect(await isFocused(tabs.first())).toBe(true);
  await pressAll(page, 'ArrowLeft', 'Home');
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  expect(await list.locator('[tabindex="0"]').count()).toBe(1);
  await pressAll(page, 'Tab');
  expect(await list.evaluate((one) => one.contains(document.activeElement))).toBe(false);
});

test('groups of code: arrows choose, and what is chosen is shown', async () => {
  const page = await open('/components/code-groups');
  const group = page.locator('dw-tabs.code-group:not(:has(select))').first();
  await group.getByRole('tab').first().focus();
  await pressAll(page, 'ArrowRight');
  expect(await group.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  const panels = group.locator('.code-panel');
  expect(await panels.nth(1).isVisible()).toBe(true);
  expect(await panels.nth(0).isVisible()).toBe(false);
  await expectRing(page);
});

test('the mode is chosen by keys and said', async () => {
  const page = await open('/quickstart');
  const dark = page.locator('.theme-toggle > [value="dark"]').first();
  await dark.focus();
  await expectRing(page);
  await pressAll(page, 'Enter');
  expect(await dark.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  expect(await isFocused(dark)).toBe(true);
});

test('the menu of a page: arrows round the ends, Escape and a choice give the focus back', async () => {
  const page = await open('/quickstart', { permissions: ['clipboard-read', 'clipboard-write'] });
  const button = page.locator('#page-context-menu > button');
  await button.focus();
  await pressAll(page, 'Enter');
  const items = page.getByRole('menuitem');
  await expect.poll(() => isFocused(items.first())).toBe(true);
  await pressAll(page, 'ArrowUp');
  expect(await isFocused(items.last())).toBe(true);
  await pressAll(page, 'ArrowDown', 'End', 'Home');
  expect(await isFocused(items.first())).toBe(true);
  await pressAll(page, 'Escape');
  await items.first().waitFor({ state: 'hidden' });
  expect(await isFocused(button)).toBe(true);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await pressAll(page, 'Enter');
  await expect.poll(() => isFocused(items.first())).toBe(true);
  await pressAll(page, 'Enter');
  expect(await isFocused(button)).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
});

test('a large picture: opens by Enter and Space, Escape gives the focus back', async () => {
  const page = await open('/components/frames');
  const image = page.locator('img[data-zoom][role="button"]').first();
  for (const key of ['Enter', 'Space']) {
    await image.focus();
    await expectRing(page);
    await pressAll(page, key);
    await page.locator('.image-dialog[open]').waitFor();
    await pressAll(page, 'Escape');
    await page.locator('.image-dialog').waitFor({ state: 'detached' });
    expect(await isFocused(image)).toBe(true);
  }
});

test('the list of headings: Enter leads to one, and Tab goes on from there', async () => {
  const page = await open('/quickstart');
  const entry = page.locator('#table-of-contents a').nth(1);
  const id = (await entry.getAttribute('href'))!.slice(1);
  await entry.focus();
  await expectRing(page);
  await pressAll(page, 'Enter', 'Tab');
  const isAfter = await page.evaluate((heading) => {
    const position = document.getElementById(heading)!.compareDocumentPosition(document.activeElement!);
    return (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
  }, id);
  expect(isAfter).toBe(true);
});

describe('the list of pages', () => {
  test('groups open by Enter, and a filtered list is walked by arrows', async () => {
    const page = await open('/components/accordions');
    const field = page.locator('#sidebar-filter');
    await field.focus();
    await expectRing(page);
    await page.keyboard.type('code');
    const found = page.locator('#sidebar-found a');
    await found.first().waitFor();
    const names = await found.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => /code/i.test(name))).toBe(true);
    await pressAll(page, 'ArrowDown', 'ArrowDown');
    expect(await isFocused(found.nth(1))).toBe(true);
    await pressAll(page, 'ArrowUp', 'ArrowUp');
    expect(await isFocused(field)).toBe(true);
    await page.keyboard.type('zzzz');
    await page.getByRole('status').filter({ hasText: 'No page matches' }).waitFor();
    await pressAll(page, 'Escape');
    await page.locator('#navigation-items').waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('a shortened list stays while its pages are read', async () => {
    const page = await open('/components/accordions');
    // Pages come in the place of this one from the first key on.
    const ready = page.waitForResponse(/instant-pages/);
    await page.locator('#sidebar-filter').pressSequentially('code groups');
    await (await ready).finished();
    await page.locator('#sidebar-found a').first().waitFor();
    await page.locator('#sidebar-filter').press('Enter');
    await page.waitForURL(/components\/code-groups$/);
    await page.locator('#sidebar-found a[aria-current="page"]').waitFor();
    expect(await page.locator('#sidebar-found a').count()).toBe(1);
  });

  test('its edge: arrows, Home and End within the bounds, Enter gives the width back, remembered', async () => {
    const page = await open('/quickstart');
    const edge = page.getByRole('separator', { name: /width/i });
    const widthOf = (): Promise<number> => page.locator('#sidebar').evaluate((list) => list.clientWidth);
    const own = await widthOf();
    await edge.focus();
    await expectRing(page);
    const isAlive = (): Promise<boolean> => edge.evaluate((one) => (one as HTMLElement).onkeydown !== null);
    await expect.poll(isAlive).toBe(true);
    await pressAll(page, 'ArrowRight');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('105');
    expect(await widthOf()).toBeGreaterThan(own);
    await pressAll(page, 'End', 'ArrowRight');
    expect(await edge.getAttribute('aria-valuenow')).toBe('175');
    const most = await widthOf();
    await page.reload();
    expect(await widthOf()).toBe(most);
    await edge.focus();
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('175');
    await pressAll(page, 'Home', 'ArrowLeft');
    expect(await edge.getAttribute('aria-valuenow')).toBe('75');
    await pressAll(page, 'Enter');
    expect(await widthOf()).toBe(own);
    await expect.poll(isAlive).toBe(true);
    const box = (await edge.boundingBox())!;
    await page.mouse.move(box.x + 4, 400);
    await page.mouse.down();
    await page.mouse.move(box.x + 54, 400, { steps: 3 });
    await page.mouse.up();
    expect(Math.abs((await widthOf()) - own - 50)).toBeLessThanOrEqual(1);
    await page.setViewportSize(phone);
    expect(await edge.isVisible()).toBe(false);
  });
});

test('a table is sorted by the buttons in its head: up, down and back', async () => {
  const page = await open('/write/page-modes');
  const table = page.locator('.table-scroll').first();
  const firsts = (): Promise<string[]> => table.locator('tbody td:first-child').allInnerTexts();
  const written = await firsts();
  await table.focus();
  const heading = table.getByRole('columnheader').first();
  await heading.getByRole('button').waitFor();
  await pressAll(page, 'Tab');
  expect(await isFocused(heading.getByRole('button'))).toBe(true);
  await expectRing(page);
  await pressAll(page, 'Enter');
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  const sorted = await firsts();
  expect(sorted).not.toEqual(written);
  expect(sorted.toSorted()).toEqual(written.toSorted());
  await pressAll(page, 'Space');
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
  expect(await firsts()).toEqual(sorted.toReversed());
  await pressAll(page, 'Enter');
  expect(await heading.getAttribute('aria-sort')).toBeNull();
  expect(await firsts()).toEqual(written);
});

test.each(['product', 'version'])('the menu of a %s: Enter, Tab through it, Escape', async (kind) => {
  const page = await open('/v2/install', {}, divided);
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
  const page = await open('/v1/install', {}, divided);
  const notice = page.locator('.version-notice');
  expect(await notice.innerText()).toMatch(/1\.0.*2\.0/);
  await notice.getByRole('link').focus();
  await expectRing(page);
  await pressAll(page, 'Enter');
  await page.waitForURL(/\/v2\/install$/);
  expect(await notice.count()).toBe(0);
});

describe('the drawer of a phone, which is what 400 % make of a wide window', () => {
  test('opens with the focus inside, holds it, and gives it back', async () => {
    const page = await open('/quickstart', { viewport: { width: 360, height: 640 } });
    const button = page.locator('#navbar [popovertarget="mobile-nav"]').first();
    await button.focus();
    await expectRing(page);
    await pressAll(page, 'Enter');
    const drawer = page.locator('#mobile-nav:popover-open');
    await drawer.waitFor();
    const isInside = (): Promise<boolean> => drawer.evaluate((one) => one.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    await pressAll(page, 'Tab', 'Tab', 'Tab');
    expect(await isInside()).toBe(true);
    await pressAll(page, 'Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await isFocused(button)).toBe(true);
  });

  test('the list of headings opens and closes', async () => {
    const page = await open('/quickstart', { viewport: { width: 360, height: 640 } });
    const button = page.locator('[popovertarget="table-of-contents"]').first();
    await button.focus();
    await pressAll(page, 'Enter');
    const list = page.locator('#table-of-contents:popover-open');
    await list.waitFor();
    await pressAll(page, 'Tab');
    expect(await list.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await pressAll(page, 'Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await isFocused(button)).toBe(true);
  });
});

test('the playground: choices of one question share a name, so arrows move between them', async () => {
  const page = await open('/api-reference/discovery/search-documentation');
  await openView.playground(page);
  const sets = await page.locator('.playground[open] input[type="radio"]').evaluateAll((radios) => {
    const counts = new Map<string, number>();
    for (const { name } of radios as HTMLInputElement[]) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts.values()];
  });
  expect(sets.length).toBeGreaterThan(0);
  expect(Math.min(...sets)).toBeGreaterThan(1);
  const first = page.locator('.playground[open] input[type="radio"]:checked').first();
  const set = page.locator(`.playground[open] input[name="${await first.getAttribute('name')}"]`);
  const chosen = (): Promise<number> =>
    set.evaluateAll((radios) => (radios as HTMLInputElement[]).findIndex(({ checked }) => checked));
  const before = await chosen();
  await first.focus();
  await pressAll(page, 'ArrowRight');
  await expect.poll(chosen).not.toBe(before);
  expect(await isFocused(set.nth(await chosen()))).toBe(true);
});

describe('every stop of Tab on a page', () => {
  const stops = async (page: Page): Promise<string[]> => {
    const hidden: string[] = [];
    let last = '';
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const [name, isSeen, isLast] = await page.evaluate(() => {
        const one = document.activeElement!;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const isVisible = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
        const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        return [
          `${one.tagName}#${one.id}.${one.className} ${one.textContent?.trim().slice(0, 20)}`,
          (hasRing || boxShadow !== 'none') && isVisible,
          one === document.body,
        ] as const;
      });
      if (isLast || (count > 5 && name === last)) break;
      if (!isSeen) hidden.push(name);
      last = name;
    }
    return hidden;
  };

  test.each([
    ['in a wide window', { viewport: wide }],
    ['at 400 %', { viewport: { width: 320, height: 256 } }],
    ['in forced colours', { viewport: wide, forcedColors: 'active' }],
  ] satisfies [string, BrowserContextOptions][])('is seen and has a ring, %s', async (_, options) => {
    const page = await open('/components/frames', options);
    expect(await stops(page)).toEqual([]);
  });
});

test('nothing moves for readers who ask for that', async () => {
  const page = await open('/quickstart', { viewport: phone });
  await openView.drawer(page);
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
  );
  expect(moving).toEqual([]);
});
