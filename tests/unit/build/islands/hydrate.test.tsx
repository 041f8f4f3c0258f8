import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageStatements } from '../../../../src/build/islands/island-sources.ts';
import { browserOptions } from '../../../e2e/find-browser.ts';
import { components } from './built-ins.tsx';
import { installSite } from './fixture-site.ts';
import { type ServedPage, serveIslands } from './serve-islands.tsx';

let served: ServedPage;
let browser: Browser;
let page: Page;
const messages: string[] = [];
const requests: string[] = [];

beforeAll(async () => {
  served = await serveIslands(installSite(), (use, give) => (
    <main>
      {use('snippets/counter.jsx', 'Counter', {
        from: 2,
        label: 'Count',
        children: <p>Inside {use(pageStatements('page.mdx'), 'Local', {})}</p>,
        extra: <em>extra &amp; more</em>,
      })}
      {use('snippets/counter.jsx', 'Badge', { text: 'static' })}
      {use('snippets/toggle.tsx', 'default', {
        title: 'this',
        Title: components.Card,
        children: <p>hidden {use(pageStatements('snippets/text.mdx'), 'Liked', { name: 'Ann' })}</p>,
      })}
      {use('snippets/browser-only.jsx', 'Address', {})}
      {use('snippets/empty-before.jsx', 'Path', {})}
      {use('snippets/given.jsx', 'Given', {
        Block: give(pageStatements('page.mdx'), 'Block'),
        Toggle: give(pageStatements('page.mdx'), 'Local'),
        parts: { format: give(pageStatements('page.mdx'), 'format') },
        saved: ['/elsewhere.js', '/_docwright/islands/../../elsewhere.js'].map((name) => ({ $component: name })),
      })}
      <div style={{ height: '4000px' }} />
      <div id="far">{use('snippets/counter.jsx', 'Counter', { label: 'Far', onReset: () => {} })}</div>
    </main>
  ));
  browser = await chromium.launch(browserOptions());
  page = await browser.newPage();
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(served.url);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test('the markup is there before any script', () => {
  expect(served.html).toContain('<button>Count<!-- -->: <!-- -->2</button>');
  expect(served.html).toContain('style="color:rgb(1, 2, 3);--gap:4px"');
  expect(served.html).toContain('<b class="own-badge">static</b>');
  expect(served.html).toMatch(/THIS<!-- --> <!-- -->is closed/);
  expect(served.html).toContain('<template data-slot="children"><p>hidden');
});

test('a component counts, runs its effects and keeps its children', async () => {
  const counter = page.locator('main > dw-island .counter').first();
  await expect.poll(() => counter.locator('output').textContent()).toMatch(/^width \d+$/);
  await counter.locator('> button').click();
  expect(await counter.locator('> button').textContent()).toBe('Count: 3');
  expect(await counter.locator('aside').innerHTML()).toContain('<em>extra &amp; more</em>');
});

test('an island among the children of another works on its own', async () => {
  const local = page.locator('.counter .local');
  expect(await local.textContent()).toBe('off from 5');
  await local.click();
  expect(await local.textContent()).toBe('on');
});

test('children that were not shown appear, with islands in them', async () => {
  const toggle = page.locator('.toggle > button');
  await page.waitForFunction(
    () => document.querySelector('dw-island .toggle')?.closest('dw-island')?.querySelector('template') === null,
  );
  await toggle.click();
  expect(await toggle.textContent()).toBe('THIS is open');
  const liked = page.locator('.toggle .liked');
  await expect.poll(() => liked.count()).toBe(1);
  await expect.poll(() => page.locator('.toggle dw-island[data-started]').count()).toBe(1);
  await expect
    .poll(async () => {
      await liked.click();
      return liked.textContent();
    })
    .toBe('Ann likes it');
  expect(await page.locator('.toggle').innerText()).toMatch(/kept\s*kept too/);
  expect(await page.locator('.toggle .card h3').allTextContents()).toEqual(['is open', 'as a prop', 'in a part']);
  expect(await page.locator('.toggle s').textContent()).toBe('a note');
  expect(await page.locator('.toggle p em').textContent()).toBe('text');
});

test('a component that needs the browser at once is made there', async () => {
  await expect.poll(() => page.locator('.address').textContent()).toBe('at 127.0.0.1');
  expect(served.warnings).toContain('<Address> cannot be rendered without a browser: window is not defined');
});

test('a component that is nothing without a browser is made there', async () => {
  const path = page.locator('.path');
  await path.click();
  expect(await path.textContent()).toBe('/');
  expect(served.html).toMatch(/data-name="Path"[^>]*data-client=""/);
});

test('functions of a page work in an island that they are given to', async () => {
  const given = page.locator('.given');
  await expect
    .poll(async () => {
      await given.locator('button').first().click();
      return given.locator('button').first().textContent();
    })
    .toBe('3 of 5');
  expect(await given.locator('pre').textContent()).toBe('3 from 5');
  await given.locator('.local').click();
  expect(await given.locator('.local').textContent()).toBe('on');
  expect(served.html).toContain('<pre class="block"><b>1</b>');
});

test('data that looks like the address of a script loads none', async () => {
  await page.locator('.given').waitFor();
  expect(requests.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

test('an island out of sight waits', async () => {
  expect(await page.locator('#far dw-island').getAttribute('data-started')).toBeNull();
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#far output').textContent()).toMatch(/^width/);
  expect(served.warnings).toContain('<Counter> is interactive, but its props onReset cannot be passed to the browser');
});

test('what is not found is reported, what is installed is used', () => {
  expect(served.problems.map(({ message }) => message)).toEqual([
    'The import "package-that-nobody-has" does not match an installed package; its components only show their children',
  ]);
});

test('no errors, no warnings: browser and server agree', () => {
  expect(messages.filter((message) => !message.includes('React DevTools'))).toEqual([]);
});

test('a script holds its own module; what is shared is loaded once', () => {
  const names = [...served.files.keys()].map((path) => /^_docwright\/islands\/(.*)\.[\w-]{10}\.js$/.exec(path)?.[1]);
  expect(names.sort()).toEqual([
    'components',
    'page',
    'page',
    'page',
    'react',
    'snippets-browser-only',
    'snippets-counter',
    'snippets-empty-before',
    'snippets-given',
    'snippets-text',
    'snippets-toggle',
  ]);
});
