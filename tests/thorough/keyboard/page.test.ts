import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../../e2e/open-site.ts';
import { openView } from '../../e2e/open-view.ts';
import { expectRing, isFocused, phone, pressAll, startWalk, wide } from './walk.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the mode is chosen by keys and said', async () => {
  const page = await startWalk({ site, path: '/quickstart' });
  const dark = page.locator('.theme-toggle > [value="dark"]').first();
  await dark.focus();
  await expectRing(page);
  await pressAll(page, 'Enter');
  expect(await dark.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  expect(await isFocused(dark)).toBe(true);
});

test('the menu of a page: arrows round the ends, Escape and a choice give the focus back', async () => {
  const page = await startWalk({
    site,
    path: '/quickstart',
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
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

test('the list of headings: Enter leads to one, and Tab goes on from there', async () => {
  const page = await startWalk({ site, path: '/quickstart' });
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

describe('the drawer of a phone, which is what 400 % make of a wide window', () => {
  test('opens with the focus inside, holds it, and gives it back', async () => {
    const page = await startWalk({ site, path: '/quickstart', options: { viewport: { width: 360, height: 640 } } });
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
    const page = await startWalk({ site, path: '/quickstart', options: { viewport: { width: 360, height: 640 } } });
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
    const page = await startWalk({ site, path: '/components/frames', options });
    expect(await stops(page)).toEqual([]);
  });
});

test('nothing moves for readers who ask for that', async () => {
  const page = await startWalk({ site, path: '/quickstart', options: { viewport: phone } });
  await openView.drawer(page);
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
  );
  expect(moving).toEqual([]);
});
