import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFolder } from '../e2e/build-folder.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

// What readers do faster than the network, or with a browser that lets pages do less.

const folder = mkdtempSync(join(tmpdir(), 'docwright-haste-'));
const many = Array.from({ length: 100 }, (_, index) => `many/p${index}`);
const views = `<View title="Python">\n## In Python\n</View>\n<View title="Rust">\n## In Rust\n</View>\n`;
const tabs = '<Tabs>\n<Tab title="One">\n### In one\n</Tab>\n<Tab title="Two">\n### In two\n</Tab>\n</Tabs>\n';
const code = '```js\nconst stone = 1;\n```\n';
const updates =
  '<Update label="May" tags={["New"]}>\nWords\n</Update>\n<Update label="June" tags={["Old"]}>\nWords\n</Update>\n';
const bodies: Record<string, string> = {
  'a/start': views + tabs + code,
  'a/next': 'Words of stone.\n',
  'a/changes': updates,
  'b/start': 'Words of stone.\n',
  'b/next': 'Words of stone.\n',
  'b/other': 'Words of stone.\n',
  ...Object.fromEntries(many.map((name) => [name, 'Words.\n'])),
};
let site: OpenSite;

beforeAll(async () => {
  const products = [
    { product: 'Alpha', groups: [{ group: 'First', pages: ['a/start', 'a/next', 'a/changes'] }] },
    {
      product: 'Beta',
      anchors: [
        { anchor: 'Guides', icon: 'book', groups: [{ group: 'Second', pages: ['b/start', 'b/next'] }] },
        { anchor: 'Many', icon: 'code', pages: many },
        { anchor: 'Other', icon: 'flag', pages: ['b/other'] },
      ],
    },
  ];
  const settings = { name: 'Acme', theme: 'mint', colors: { primary: '#0d9373' }, navigation: { products } };
  const rest = { contextual: { options: ['copy', 'view'] }, feedback: { thumbsRating: true } };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...settings, ...rest }));
  for (const [name, body] of Object.entries(bodies)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, `${name}.mdx`), `---\ntitle: About ${name}\n---\n\n${body}`);
  }
  site = await openSite(await buildFolder(folder));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page on which pages come in place. */
async function read(path: string): Promise<{ page: Page; faults: string[] }> {
  const opened = await site.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = opened.page.waitForResponse(/instant-pages/);
  await opened.page.goto(site.url + path);
  await opened.page.keyboard.press('Shift');
  await loaded;
  await opened.page.waitForTimeout(100);
  return opened;
}

const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')!.append(link);
    link.click();
    link.remove();
  }, href);
const arrived = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((route) => document.documentElement.dataset['currentPath'] === route, path);
/** Holds what comes from `path` back until the function that it gives is called. */
async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
const facts = (page: Page): Promise<{ address: string; shown: string | undefined; steps: number }> =>
  page.evaluate(() => ({
    address: location.pathname,
    shown: document.documentElement.dataset['currentPath'],
    steps: history.length,
  }));

describe('pages in place', () => {
  test('are one step of the history however often a link is pressed', async () => {
    const { page } = await read('/a/start');
    const { steps } = await facts(page);
    const release = await hold(page, '**/a/next');
    await follow(page, '/a/next');
    await follow(page, '/a/next');
    release();
    await arrived(page, '/a/next');
    await page.waitForTimeout(200);
    expect(await facts(page)).toEqual({ address: '/a/next', shown: '/a/next', steps: steps + 1 });
  });

  test('do not come when the reader has turned round', async () => {
    const { page } = await read('/a/start');
    await follow(page, '/a/next');
    await arrived(page, '/a/next');
    const release = await hold(page, '**/a/start');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/a/start');
    await page.evaluate(() => history.forward());
    await page.waitForURL('**/a/next');
    release();
    await page.waitForTimeout(500);
    expect(await facts(page)).toMatchObject({ address: '/a/next', shown: '/a/next' });
  });

  test('come as a whole where a script of theirs is late, and by a full load where it does not come', async () => {
    const { page } = await read('/a/start');
    const release = await hold(page, /replace-sidebar/);
    await follow(page, '/b/start');
    await page.waitForTimeout(300);
    await follow(page, '/a/next');
    await arrived(page, '/a/next');
    release();
    await page.waitForTimeout(500);
    expect(await facts(page)).toMatchObject({ address: '/a/next', shown: '/a/next' });

    const { page: other } = await read('/a/start');
    await other.route(/replace-sidebar/, (route) => route.abort());
    await follow(other, '/b/start');
    await arrived(other, '/b/start');
    expect(await facts(other)).toMatchObject({ address: '/b/start', shown: '/b/start' });
  });

  test('are marked in the list of pages, and anchors stay as they are', async () => {
    const { page } = await read('/b/next');
    const marked = (): Promise<(string | null)[]> =>
      page
        .locator('#sidebar :is(.nav-anchor, #navigation-items a)[aria-current]')
        .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.ariaCurrent}`));
    expect(await marked()).toEqual(['/b/start true', '/b/next page']);
    await follow(page, '/b/start');
    await arrived(page, '/b/start');
    expect(await marked()).toEqual(['/b/start true', '/b/start page']);
    await follow(page, '/b/next');
    await arrived(page, '/b/next');
    expect(await marked()).toEqual(['/b/start true', '/b/next page']);
  });

  test('of another product are searched in that one', async () => {
    const { page } = await read('/b/next');
    const product = page.getByRole('combobox', { name: 'Product' });
    const open = async (): Promise<string> => {
      await page.keyboard.press('Control+k');
      await product.waitFor();
      return product.inputValue();
    };
    expect(await open()).toBe('Beta');
    await page.keyboard.press('Escape');
    await follow(page, '/a/next');
    await arrived(page, '/a/next');
    await open();
    await expect.poll(() => product.inputValue()).toBe('Alpha');
  });

  test('open the search whose query is in their address', async () => {
    const { page } = await read('/a/start');
    await follow(page, '/a/next?search=stone');
    await expect.poll(() => page.locator('#search-input').inputValue()).toBe('stone');
  });

  test('leave nothing of theirs behind', async () => {
    const { page } = await read('/a/start');
    const session = await page.context().newCDPSession(page);
    const count = async (): Promise<number> => {
      for (let turn = 0; turn < 5; turn++) {
        await follow(page, '/a/next');
        await arrived(page, '/a/next');
        await page.locator('#page-context-menu > button').click();
        await page.locator('.page-menu').waitFor();
        await follow(page, '/a/start');
        await arrived(page, '/a/start');
        await page.locator('dw-views select').waitFor();
      }
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Memory.getDOMCounters')).jsEventListeners;
    };
    await count();
    const before = await count();
    expect((await count()) - before).toBeLessThan(5);
  });
});

test('the rest of a long list of pages changes nothing above it', async () => {
  const { page } = await read('/many/p0');
  const anchor = page.locator('.nav-anchor', { hasText: 'Many' });
  await anchor.focus();
  await page.locator('#sidebar a[href="/many/p99"]').waitFor({ state: 'attached' });
  expect(await anchor.evaluate((link) => [link === document.activeElement, link.ariaCurrent])).toEqual([true, 'true']);
});

test('the list of headings follows views and tabs that are chosen by keys', async () => {
  const { page } = await read('/a/start');
  const listed = (): Promise<string[]> => page.locator('.toc-item:not([hidden])').allInnerTexts();
  expect(await listed()).toEqual(['In Python', 'In one']);
  await page.locator('dw-views select').selectOption('Rust');
  await expect.poll(listed).toEqual(['In Rust', 'In one']);
  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(listed).toEqual(['In Rust', 'In two']);
});

test('the filters of a changelog keep the focus when they are cleared', async () => {
  const { page } = await read('/a/changes');
  await page.locator('#changelog-filters-content button').last().click();
  await page.locator('.changelog-filters-clear').focus();
  await page.keyboard.press('Enter');
  expect(
    await page
      .locator('#changelog-filters-content button')
      .first()
      .evaluate((one) => one.matches(':focus')),
  ).toBe(true);
});

test('the menu of a page that is asked for twice before it came is there once', async () => {
  const { page } = await read('/a/start');
  const button = page.locator('#page-context-menu > button');
  await button.evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await page.locator('.page-menu:not([hidden])').first().waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator('.page-menu').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.page-menu:not([hidden])').count()).toBe(0);
});

describe('copying', () => {
  test('keeps the name of a button that is pressed twice', async () => {
    const { page } = await read('/a/start');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.locator('.code-block-copy-button');
    await button.click();
    await page.waitForTimeout(800);
    await button.click();
    await page.waitForTimeout(2_500);
    expect(await button.getAttribute('aria-label')).toBe('Copy');
  });

  test('works without a secure connection, and the focus stays', async () => {
    const { page } = await site.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Reflect.deleteProperty(globalThis, 'ClipboardItem');
      document.addEventListener('copy', () =>
        Object.assign(globalThis, { copied: (document.activeElement as HTMLTextAreaElement).value }),
      );
    });
    const copied = (): Promise<string> => page.evaluate(() => (globalThis as unknown as { copied: string }).copied);
    await page.goto(`${site.url}/a/start`);
    const button = page.locator('.code-block-copy-button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe('const stone = 1;');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    const main = page.locator('#page-context-menu-button');
    await main.click();
    await expect.poll(copied).toContain('About a/start');
    expect(await main.getAttribute('data-done')).toBe('');
  });
});

describe('the search', () => {
  const press = (page: Page, keyCode: number): Promise<void> =>
    page.locator('#search-input').evaluate((input, code) => {
      const key = { key: 'Enter', keyCode: code, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', key));
    }, keyCode);

  test('does not take the key that ends a composition in Safari for a choice', async () => {
    const { page } = await read('/a/start');
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('About next');
    await page.locator('.search-option[href="/a/next"]').waitFor();
    await press(page, 229);
    await page.waitForTimeout(500);
    expect(await page.locator('docs-search dialog[open]').count()).toBe(1);
    await press(page, 13);
    await page.waitForURL('**/a/next');
  });

  test('stays open when text is selected beyond its edge, and closes by a click beside it', async () => {
    const { page } = await read('/a/start');
    await page.keyboard.press('Control+k');
    const dialog = page.locator('docs-search dialog[open]');
    await page.locator('#search-input').fill('stone');
    const { x, y } = (await page.locator('#search-input').boundingBox())!;
    await page.mouse.move(x + 60, y + 10);
    await page.mouse.down();
    await page.mouse.move(5, y + 10, { steps: 4 });
    await page.mouse.up();
    expect(await dialog.count()).toBe(1);
    await page.mouse.click(5, y + 10);
    await dialog.waitFor({ state: 'detached' });
  });

  test('leaves slashes to fields of components with a tree of their own', async () => {
    const { page } = await read('/a/start');
    await page.evaluate(() => {
      const host = document.createElement('div');
      document.querySelector('main')!.append(host);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<input>';
      root.querySelector('input')!.focus();
    });
    await page.keyboard.type('a/b');
    await page.waitForTimeout(300);
    expect(await page.locator('docs-search dialog[open]').count()).toBe(0);
  });
});

test('a sheet over the whole of a phone makes way for the page that is opened from it', async () => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 800 } });
  await page.route(/\/a\/(?:start|next)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html data-service="" ');
    await route.fulfill({ response, body });
  });
  const loaded = page.waitForResponse(/instant-pages/);
  await page.goto(`${site.url}/a/start`);
  await page.keyboard.press('Shift');
  await loaded;
  await page.locator('#assistant-entry').click();
  const sheet = page.locator('#chat-assistant-sheet');
  await sheet.waitFor();
  await follow(page, '/a/next');
  await arrived(page, '/a/next');
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
});
