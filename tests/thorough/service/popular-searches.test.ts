import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browserOptions } from '../../e2e/find-browser.ts';
import { collectFaults } from '../../e2e/open-site.ts';
import { startServe } from '../../e2e/service/start-serve.ts';

const starter = resolve(import.meta.dirname, '../../../starter');
/** More than the five that are needed: of an address one of 256 numbers is kept, and two may have the same. */
const visitors = Array.from({ length: 8 }, (_, index) => `203.0.113.${index + 1}`);

test('what several visitors searched for is offered to the next one, and searched for when it is chosen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-popular-'));
  cpSync(starter, join(folder, 'my-docs'), { recursive: true });
  const served = await startServe(['--site', join(folder, 'my-docs'), '--data', join(folder, 'data')], {
    DOCWRIGHT_TRUSTED_PROXIES: '127.0.0.1',
  });
  const browser = await chromium.launch(browserOptions());
  onTestFinished(async () => {
    await browser.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const openAs = async (address: string): Promise<{ page: Page; faults: string[] }> => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
    const page = await context.newPage();
    const faults = collectFaults(page);
    await page.goto(served.url);
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').waitFor();
    return { page, faults };
  };
  await expect.poll(async () => findsPages(served.url), { timeout: 60_000, interval: 500 }).toBe(true);

  const first = await openAs('203.0.113.200');
  await first.page.getByRole('group', { name: 'Suggested pages' }).waitFor();
  expect(await first.page.getByRole('group', { name: 'Popular searches' }).count()).toBe(0);
  for (const address of visitors) {
    const { page } = await openAs(address);
    await page.locator('#search-input').fill('Quickstart');
    await page.locator('.search-dialog:not([data-busy], [data-partial]) [role="option"][href]').first().waitFor();
    const noted = page.waitForResponse(
      (response) =>
        response.url().endsWith('/_docwright/popular') && response.request().postData()?.includes('query') === true,
    );
    await page.keyboard.press('Enter');
    expect((await noted).status()).toBe(204);
    await page.context().close();
  }

  const { page, faults } = await openAs('203.0.113.201');
  const popular = page.getByRole('group', { name: 'Popular searches' });
  await popular.waitFor();
  expect(await popular.getByRole('option').allTextContents()).toEqual(['quickstart']);
  await popular.getByRole('option').click();
  expect(await page.locator('#search-input').inputValue()).toBe('quickstart');
  await page.locator('[role="option"][href*="/quickstart"]').first().waitFor();
  expect(faults).toEqual([]);
}, 300_000);

async function findsPages(url: string): Promise<boolean> {
  const response = await fetch(`${url}/_docwright/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"quickstart"}',
  });
  return response.ok && ((await response.json()) as unknown[]).length > 0;
}
