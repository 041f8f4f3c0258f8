import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../../e2e/open-site.ts';
import { expectRing, holdsFocus, isFocused, phone, pressAll, startWalk } from './walk.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the list of pages', () => {
  test('groups open by Enter, and a filtered list is walked by arrows', async () => {
    const page = await startWalk({ site, path: '/components/accordions' });
    const field = page.locator('#sidebar-filter');
    await field.focus();
    await expectRing(page);
    await page.keyboard.type('col');
    const found = page.locator('#sidebar-found a');
    await found.first().waitFor();
    const names = await found.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => /col/i.test(name))).toBe(true);
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
    const page = await startWalk({ site, path: '/components/accordions' });
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
    const page = await startWalk({ site, path: '/quickstart' });
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

  test('a group of pages: Enter opens and closes it, Tab goes through what is open alone', async () => {
    const page = await startWalk({ site, path: '/quickstart' });
    const group = page.locator('#sidebar details:not([open])').first();
    const place = await group.evaluate((one) => [...document.querySelectorAll('#sidebar details')].indexOf(one));
    const same = page.locator('#sidebar details').nth(place);
    const summary = same.locator('> summary');
    await summary.focus();
    await expectRing(page);
    await pressAll(page, 'Tab');
    expect(await holdsFocus(same)).toBe(false);
    await summary.focus();
    await pressAll(page, 'Enter');
    await same.locator('> ul a').first().waitFor();
    expect(await isFocused(summary)).toBe(true);
    await pressAll(page, 'Tab');
    expect(await isFocused(same.getByRole('link').first())).toBe(true);
    await expectRing(page);
    await pressAll(page, 'Shift+Tab', 'Space');
    await same.locator('> ul').waitFor({ state: 'hidden' });
    expect(await isFocused(summary)).toBe(true);
  });
});
