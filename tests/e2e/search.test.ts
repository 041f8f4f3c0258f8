import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openSearch(options?: Parameters<OpenSite['newPage']>[0]): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await site.newPage(options);
  await page.goto(`${site.url}/quickstart`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').waitFor();
  return { page, faults };
}

async function search(page: Page, query: string): Promise<void> {
  await page.locator('#search-input').fill(query);
  await page.locator('.search-dialog:not([data-busy], [data-partial]) [role="option"][href]').first().waitFor();
}

describe('keyboard', () => {
  test('arrows, Home and End move the active option; the focus stays in the input', async () => {
    const { page } = await openSearch();
    await search(page, 'components');
    const active = (): Promise<number> =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role="option"]')].findIndex(
          (option) => option.getAttribute('aria-selected') === 'true',
        ),
      );
    const count = await page.locator('.search-option').count();
    expect(await active()).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(1);
    await page.keyboard.press('End');
    expect(await active()).toBe(count - 1);
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(0);
    await page.keyboard.press('Home');
    expect(await page.locator('#search-input').getAttribute('aria-activedescendant')).toBe('search-option-0');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-input');
  });

  test('Escape closes the dialog and gives the focus back', async () => {
    const { page } = await site.newPage();
    await page.goto(site.url);
    await page.locator('#search-bar-entry').click();
    await page.locator('#search-input').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#search-input').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-bar-entry');
  });

  test('a query whose result was opened is offered again', async () => {
    const { page } = await openSearch();
    await search(page, 'installation');
    await page.keyboard.press('Enter');
    await page.waitForURL(/installation/);
    // The dialog fades out with its results.
    await page.locator('#search-input').waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await page.locator('[data-query="installation"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-level="section"]').first().waitFor();
    expect(await page.locator('#search-input').inputValue()).toBe('installation');
  });
});

test('before anything is typed, pages to begin with are offered', async () => {
  const { page, faults } = await openSearch();
  const suggested = page.getByRole('group', { name: 'Suggested pages' });
  await suggested.waitFor();
  expect(await suggested.locator('.search-option').count()).toBe(5);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/quickstart');
  expect(faults).toEqual([]);
});

test('an earlier query is forgotten by the Delete key, once a reader has come to it', async () => {
  const { page } = await site.newPage();
  await page.addInitScript(() => {
    localStorage['searches'] ??= JSON.stringify(['first', 'second', 'third']);
  });
  await page.goto(`${site.url}/quickstart`);
  await page.keyboard.press('Control+k');
  const recent = page.locator('.search-option[data-query]');
  await expect.poll(() => recent.allInnerTexts()).toEqual(['first', 'second', 'third']);
  await page.keyboard.press('Delete');
  expect(await recent.count()).toBe(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => recent.allInnerTexts()).toEqual(['first', 'third']);
  expect(await page.evaluate(() => JSON.parse(localStorage['searches']))).toEqual(['first', 'third']);
});

test('all results of a query have an address of their own', async () => {
  const { page, faults } = await openSearch();
  await search(page, 'page');
  const best = await page.locator('.search-option[data-level="page"]').count();
  await page.getByRole('option', { name: 'All results for “page”' }).click();
  await page.waitForURL('**/quickstart?search=page');
  await expect.poll(() => page.locator('.search-option[data-level="page"]').count()).toBeGreaterThan(best);
  const all = await page.locator('.search-option[data-level="page"]').count();
  await page.reload();
  await expect.poll(() => page.locator('.search-option[data-level="page"]').count()).toBe(all);
  expect(await page.locator('#search-input').inputValue()).toBe('page');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/quickstart');
  expect(faults).toEqual([]);
});

test('a step back from a result leads to the list of all results that it was chosen from', async () => {
  const { page, faults } = await openSearch();
  await search(page, 'page');
  await page.getByRole('option', { name: 'All results for “page”' }).click();
  await page.waitForURL('**/quickstart?search=page');
  const results = page.locator('.search-option[data-level="page"]:not([href*="/quickstart"])');
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  // The list is drawn anew until all of its excerpts are there.
  await page.locator('.search-dialog:not([data-partial])').waitFor();
  await results.nth(20).click();
  await expect.poll(() => page.url()).not.toContain('/quickstart');
  expect(page.url()).not.toContain('search=');
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toMatch(/\/quickstart\?search=page$/);
  await page.locator('.search-dialog[open]').waitFor();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toMatch(/\/quickstart$/);
  expect(faults).toEqual([]);
});

test('Enter right after a word opens what is found for it, not what was listed before', async () => {
  const { page } = await openSearch();
  await page.locator('[role="option"][href]').first().waitFor();
  // No request for the index comes back before Enter is pressed.
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.locator('#search-input').fill('installation');
  await page.keyboard.press('Enter');
  await page.waitForURL(/installation/);
});

test('a tab limits the results', async () => {
  const { page } = await openSearch();
  await search(page, 'tabs');
  const chip = page.getByRole('button', { name: 'Components', exact: true });
  await chip.click();
  await page.locator('.search-dialog:not([data-busy])').waitFor();
  await expect
    .poll(() => page.locator('[data-level=page] .search-path').allTextContents(), { timeout: 10_000 })
    .toSatisfy((paths: string[]) => paths.length > 0 && paths.every((path) => path.startsWith('Components')));
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
});

test('what an input method holds is searched for, but is not told to be nowhere before it is meant', async () => {
  const { page } = await openSearch();
  await page.evaluate(() => {
    const note = document.querySelector('.search-note')!;
    new MutationObserver(() =>
      note.toggleAttribute(
        'data-was-nothing',
        note.hasAttribute('data-was-nothing') || (note as HTMLElement).dataset.kind === 'nothing',
      ),
    ).observe(note, { attributes: true, attributeFilter: ['data-kind'] });
  });
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (text: string): Promise<void> => {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLInputElement>('#search-input')!.value === text &&
        !document.querySelector('.search-dialog[data-busy]'),
      text,
    );
  };
  await compose('部署部署');
  await compose('tabs');
  await page.locator('[role="option"][href]').first().waitFor();
  expect(await page.locator('[data-was-nothing]').count()).toBe(0);
  await keyboard.send('Input.insertText', { text: '漢漢漢' });
  await page.locator('.search-note[data-kind="nothing"]').waitFor();
});

test('results are announced once the reader stops typing', async () => {
  const { page } = await openSearch();
  await search(page, 'theme');
  await expect.poll(() => page.locator('.search-status').textContent()).toMatch(/^\d+ results?$/);
});

test('files that cannot be had are reported, and asked for again', async () => {
  const { page } = await openSearch();
  await page.route('**/_docwright/search/terms-*', (route) => route.abort());
  await page.locator('#search-input').fill('webhook');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/_docwright/search/terms-*');
  await retry.click();
  await page.locator('[role="option"][href]').first().waitFor();
});

test('what a reader types is text', async () => {
  const { page } = await openSearch();
  await page.locator('#search-input').fill('<img src=x onerror="document.title=1">qqzz');
  await page.locator('.search-dialog:not([data-busy])').waitFor();
  expect(await page.locator('.search-dialog img').count()).toBe(0);
});

test('works under a policy without inline code and eval', async () => {
  const { page } = await site.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()) && /search/.test(message.text())) refused.push(message.text());
  });
  await page.route('**/quickstart', async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(`${site.url}/quickstart`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').waitFor();
  await search(page, 'themes');
  expect(refused).toEqual([]);
});

test('fills the screen of a phone', async () => {
  const { page } = await openSearch({ viewport: { width: 390, height: 800 } });
  await search(page, 'openapi');
  const dialog = page.locator('.search-dialog');
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = (await dialog.boundingBox())!;
  expect([box.x, box.y, box.width, box.height].map(Math.round)).toEqual([0, 0, 390, 800]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
