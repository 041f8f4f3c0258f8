import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../../../e2e/find-browser.ts';
import { installSite } from './fixture-site.ts';
import { type ServedPage, serveIslands } from './serve-islands.tsx';

let served: ServedPage;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const View = (props: object): React.ReactNode => <button {...props} />;
  served = await serveIslands(installSite(), (use) => (
    <main>
      {use('snippets/needy.jsx', 'Needy', { View, children: <p>of the first</p> })}
      {use('snippets/needy.jsx', 'Broken', { children: <p id="second">of the second</p> })}
      {use('snippets/needy.jsx', 'Broken', { children: <p>of the third</p> })}
    </main>
  ));
  browser = await chromium.launch(browserOptions());
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(served.url);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test('the server uses props that the browser cannot have', () => {
  expect(served.html).toContain('<section class="needy"><button>0</button>');
  expect(served.warnings).toContain('<Needy> is interactive, but its props View cannot be passed to the browser');
});

test('the children of a component that fails on the server are there', () => {
  expect(served.html).toContain('<dw-slot data-slot="children"><p id="second">of the second</p></dw-slot>');
  expect(served.html).toContain('><p>of the third</p></dw-island>');
});

test('components that fail in the browser leave what the server made', async () => {
  await expect.poll(() => errors.length).toBe(3);
  await expect
    .poll(() => page.locator('main p').allInnerTexts())
    .toEqual(['of the first', 'of the second', 'of the third']);
  expect(await page.locator('.needy button').textContent()).toBe('0');
});
