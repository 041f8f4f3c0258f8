import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../../e2e/open-site.ts';
import { openView } from '../../e2e/open-view.ts';
import { expectRing, isFocused, pressAll, startWalk } from './walk.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('tabs: arrows, Home and End, round the ends, one stop of Tab', async () => {
  const page = await startWalk({ site, path: '/components/tabs' });
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
  const page = await startWalk({ site, path: '/components/code-groups' });
  const group = page.locator('dw-tabs.code-group:not(:has(select))').first();
  await group.getByRole('tab').first().focus();
  await pressAll(page, 'ArrowRight');
  expect(await group.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  const panels = group.locator('.code-panel');
  expect(await panels.nth(1).isVisible()).toBe(true);
  expect(await panels.nth(0).isVisible()).toBe(false);
  await expectRing(page);
});

test('a large picture: opens by Enter and Space, Escape gives the focus back', async () => {
  const page = await startWalk({ site, path: '/components/frames' });
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

test('a table is sorted by the buttons in its head: up, down and back', async () => {
  const page = await startWalk({ site, path: '/write/page-modes' });
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
  // All of the heading can be pressed, not its words alone.
  const { width, height } = (await heading.boundingBox())!;
  await heading.click({ position: { x: width * 0.75, y: height / 2 } });
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
});

test('the playground: choices of one question share a name, so arrows move between them', async () => {
  const page = await startWalk({ site, path: '/api-reference/discovery/search-documentation' });
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
