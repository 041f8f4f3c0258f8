import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a tree is one stop of Tab, with arrow keys within', async () => {
  const { page, faults } = await site.newPage();
  await page.goto(`${site.url}/components/trees`);
  const tree = page.locator('dw-tree').first();
  await page.waitForFunction(() => document.querySelector('dw-tree [role=treeitem][tabindex="0"]') !== null);
  expect(await tree.locator('[tabindex="0"]').count()).toBe(1);
  const name = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.querySelector('.tree-name')?.textContent ?? undefined);
  await tree.locator('[tabindex="0"]').focus();
  const first = await name();
  await page.keyboard.press('ArrowDown');
  expect(await name()).toBe('docs.json');
  await page.keyboard.press('g');
  expect(await name()).toBe('guides');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaExpanded)).toBe('true');
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('install.mdx');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaExpanded)).toBe('false');
  await page.keyboard.press('Home');
  expect(await name()).toBe(first);
  await page.keyboard.press('End');
  expect(await name()).not.toBe(first);
  expect(faults).toEqual([]);
});

test('accordions and expandables open by Enter and Space', async () => {
  const { page } = await site.newPage();
  for (const [path, selector] of [
    ['components/accordions', 'details.accordion'],
    ['components/fields', 'details.expandable'],
  ] as const) {
    await page.goto(`${site.url}/${path}`);
    const details = page.locator(selector).first();
    const isOpen = (): Promise<boolean> => details.evaluate((element) => (element as HTMLDetailsElement).open);
    const before = await isOpen();
    await details.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(!before);
    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(before);
  }
});

test('a group of code with a menu is chosen by keys', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/code-groups`);
  const group = page.locator('dw-tabs.code-group:has(select)').first();
  const select = group.locator('select');
  expect(await select.getAttribute('aria-label')).toBeTruthy();
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() =>
      group
        .locator('.code-panel[data-active]')
        .evaluateAll((panels) =>
          panels.map((panel) => [...panel.parentElement!.querySelectorAll('.code-panel')].indexOf(panel)),
        ),
    )
    .toEqual([1]);
});

test('a tooltip shows on focus and says what it explains', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/tooltips`);
  const trigger = page.locator('.tooltip-trigger').first();
  const tip = page.locator(`#${await trigger.getAttribute('aria-describedby')}`);
  expect(await tip.getAttribute('role')).toBe('tooltip');
  expect(await tip.isVisible()).toBe(false);
  await trigger.focus();
  await expect.poll(() => tip.isVisible()).toBe(true);
});

test('views are chosen by keys, by address, and remembered', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/components/views`);
  const select = page.locator('dw-views select');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => location.hash === '#python');
  expect(await page.locator('.view[data-active]').getAttribute('data-title')).toBe('Python');
  await page.goto('about:blank');
  await page.goto(`${site.url}/components/views`);
  await expect.poll(() => page.locator('.view[data-active]').getAttribute('data-title')).toBe('Python');
  await page.goto('about:blank');
  await page.goto(`${site.url}/components/views#javascript`);
  await expect.poll(() => page.locator('.view[data-active]').getAttribute('data-title')).toBe('JavaScript');
});

test('a prompt is copied as it was written, and its text opens by keys', async () => {
  const { page } = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${site.url}/components/prompts`);
  const prompt = page.locator('.prompt').first();
  await prompt.locator('summary').focus();
  await page.keyboard.press('Enter');
  const shown = await prompt.locator('pre').innerText();
  await prompt.locator('[data-copy]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});
