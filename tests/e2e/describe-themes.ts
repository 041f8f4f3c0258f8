import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInThemes } from '../../src/read/config/topics/theme.ts';
import { buildTheme } from './build-theme.ts';
import { checkAccessibility, type Stop } from './check-accessibility.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { openView } from './open-view.ts';

const root = resolve(import.meta.dirname, '../..');
/** All but the default one. */
export const otherThemes = builtInThemes.filter((theme) => theme !== 'mint');
/** Pages of every kind and with the heaviest style sheets, by their names in the navigation. */
const pages = [
  'index',
  'write/markdown',
  'write/mathematics',
  'components/tiles',
  'components/code-blocks',
  'components/callouts',
  'components/tabs',
  'components/trees',
  'changelog',
];
/** Those of them that bring most scripts and style sheets. */
const heaviest = ['index', 'write/mathematics', 'components/tiles'];
const endpoint = '/api-reference/discovery/search-documentation';
const phone = { width: 390, height: 844 };

const stops: Stop[] = [
  { path: '/' },
  { path: '/components/code-blocks' },
  { path: '/changelog', viewport: phone },
  { path: endpoint },
  { path: endpoint, prepare: openView.playground },
  { path: '/api-reference/events/deliveries', viewport: phone },
  { path: '/no-such-page' },
  { path: '/write/markdown', prepare: openView.search },
  { path: '/write/markdown', prepare: openView.pageMenu },
  { path: '/write/markdown', viewport: phone, prepare: openView.drawer },
];

/** Parts that style sheets of public sites hide. */
const hideable = [
  '#search-bar-entry, #search-bar-entry-mobile',
  '#sidebar',
  '#navbar',
  '#content-side-layout',
  '#table-of-contents-layout',
  '#footer',
  '.nav-logo',
];

/** Names that style sheets and scripts of public sites select. */
const names = [
  '#navbar img.nav-logo',
  '#search-bar-entry',
  '#search-bar-entry-mobile',
  '#sidebar-content > #navigation-items > ul',
  '.sidebar-group-header > h5#sidebar-title.sidebar-title',
  'ul.sidebar-group > li > a[aria-current="page"][data-active="true"]',
  '#content-container > #content-area #content',
  '#content-container > #content-side-layout > #table-of-contents-layout > #table-of-contents .toc-item',
  '.nav-tabs-item[data-active="true"]',
];

const arrangements = new Set(stops.filter(({ path, prepare }) => path === '/' || prepare === openView.drawer));

const touched: Stop[] = [
  { path: '/components/code-blocks' },
  { path: '/changelog' },
  { path: '/write/markdown', prepare: openView.drawer },
  { path: '/write/markdown', prepare: openView.search },
  { path: endpoint },
  { path: endpoint, prepare: openView.playground },
];

/**
 * Themes arrange the same parts: what one of them proves of a part, the others need not; the arrangement is their own.
 */
const onlyColors = (stop: Stop): Stop => (arrangements.has(stop) ? stop : { ...stop, rules: 'colors' });

/**
 * Holds themes to the rules of accessibility, to fingers, to narrow windows and to the budgets, on a part of the
 * example site.
 */
export function describeThemes(themes: readonly (typeof builtInThemes)[number][]): void {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-themes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  describe.each(themes)('%s', { timeout: 120_000 }, (theme) => {
    const out = join(folder, theme);
    let site: OpenSite;
    beforeAll(async () => {
      await buildTheme({ site: join(root, 'example-site'), theme, out, pages });
      site = await openSite(out);
    });
    afterAll(() => site?.close());

    test('breaks no rule of accessibility, with dialogs, menus and drawer open too', async () => {
      expect(await checkAccessibility(site, theme === 'mint' ? stops : stops.map(onlyColors))).toEqual([]);
    });

    test('gives fingers 44 px', async () => {
      const { page } = await site.newPage({ viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
      const small: string[] = [];
      for (const { path, prepare } of touched) {
        await page.goto(site.url + path, { waitUntil: 'load' });
        await prepare?.(page);
        small.push(...(await findSmallTargets(page)).map((line) => `${path}: ${line}`));
      }
      expect(small).toEqual([]);
    });

    test('fits 320 px, which is a wide window at 400 %', async () => {
      const { page } = await site.newPage({ viewport: { width: 320, height: 640 } });
      const wide: string[] = [];
      for (const path of [
        '/',
        '/components/code-blocks',
        '/changelog',
        '/write/mathematics',
        endpoint,
        '/no-such-page',
      ]) {
        await page.goto(site.url + path, { waitUntil: 'load' });
        if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
          wide.push(path);
      }
      expect(wide).toEqual([]);
    });

    test('keeps the way home within 320 px when letters are twice as large', async () => {
      // Everything is measured in letters, so half a window shows what twice as large ones do.
      const { page } = await site.newPage({ viewport: { width: 160, height: 320 } });
      await page.goto(`${site.url}/no-such-page`, { waitUntil: 'load' });
      const home = (await page.locator('.not-found-container .button').boundingBox())!;
      expect(home.x + home.width).toBeLessThanOrEqual(160);
    });

    test('keeps the row of its bar whole when a phone scrolls', async () => {
      const { page } = await site.newPage({ viewport: phone });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const top = (name: string): Promise<number> =>
        page.locator(name).evaluate((part) => part.getBoundingClientRect().top);
      const within = (await top('.navbar-row')) - (await top('#navbar'));
      expect(await top('#navbar')).toBe(0);
      await page.evaluate(() => scrollTo(0, 600));
      expect(await top('.navbar-row')).toBe(within);
    });

    test('shows the logo for the ground that readers with colours of their own have', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await site.newPage({ forcedColors: 'active', colorScheme });
        await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
        const logo = page.locator('.nav-logo').filter({ visible: true });
        expect(await logo.getAttribute('class')).toContain(`logo-${colorScheme}`);
      }
    });

    test('shows what is chosen, where the focus is, and signs, where readers have colours of their own', async () => {
      const { page } = await site.newPage({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
      await page.goto(`${site.url}/components/tabs`, { waitUntil: 'load' });
      const look = (part: Locator): Promise<string> =>
        part.evaluate((one) => {
          const { outlineStyle, outlineWidth, borderWidth } = getComputedStyle(one);
          return [outlineStyle, outlineWidth, borderWidth].join();
        });
      // Sequoia has a menu in the place of a row of tabs.
      for (const name of ['#sidebar li > a', '#content .tab', ...(theme === 'sequoia' ? [] : ['.nav-tabs-item'])]) {
        const parts = page.locator(name).filter({ visible: true });
        const chosen = parts.and(page.locator('[aria-current], [aria-selected=true]')).first();
        const other = parts.and(page.locator(':not([aria-current], [aria-selected=true])')).first();
        const before = await look(chosen);
        expect(before, `${name}, chosen`).not.toBe(await look(other));
        await page.keyboard.press('Tab');
        await chosen.focus();
        expect(await look(chosen), `${name}, focused`).not.toBe(before);
      }
      await page.goto(`${site.url}/components/callouts`, { waitUntil: 'load' });
      const unseen = await page.locator('.inset-icon').evaluateAll((icons) =>
        icons.filter((icon) => {
          const { color, backgroundColor } = getComputedStyle(icon);
          return color === backgroundColor;
        }),
      );
      expect(unseen).toEqual([]);
      await page.keyboard.press('Control+k');
      const dialog = page.locator('.search-dialog[open]');
      await dialog.waitFor();
      expect(await dialog.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    });

    test('gives a tree of files neither frames nor signs of lists', async () => {
      const { page } = await site.newPage();
      await page.goto(`${site.url}/components/trees`, { waitUntil: 'load' });
      const looks = await page.locator('.tree :is(ul, details)').evaluateAll((parts) =>
        parts.map((part) => {
          const { borderWidth, listStyleType } = getComputedStyle(part);
          return part.matches('ul') ? listStyleType : borderWidth;
        }),
      );
      expect(new Set(looks)).toEqual(new Set(['none', '0px']));
    });

    test('cuts a line of links in its column where more follow, above the button that stays in sight', async () => {
      const { page } = await site.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const cuts = await page.locator('#mobile-nav .navbar-links').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const item = [...list.children].find((one) => one.querySelector('.navbar-link'))!;
          for (let count = 0; count < 15; count++) item.before(item.cloneNode(true));
          const box = list.getBoundingClientRect();
          const button = list.querySelector('#topbar-cta-button')?.getBoundingClientRect();
          const edge = button?.top ?? box.bottom;
          const { top, height } = item.previousElementSibling!.getBoundingClientRect();
          const place = (edge - top) / height;
          return list.scrollHeight > list.clientHeight ? [Math.abs(place - Math.floor(place))] : [];
        }),
      );
      for (const cut of cuts) expect(Math.abs(cut - 0.5)).toBeLessThan(0.3);
    });

    test('writes the heads of a table above the text of their columns', async () => {
      const { page } = await site.newPage();
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const columns = await page
        .locator('table')
        .evaluateAll((tables) =>
          tables.flatMap((table) =>
            [...table.querySelectorAll('thead th')].map((head, index) =>
              [head, table.querySelector(`tbody td:nth-child(${index + 1})`)!].map(
                (cell) => getComputedStyle(cell).paddingInline,
              ),
            ),
          ),
        );
      expect(columns.length).toBeGreaterThan(2);
      for (const [head, cell] of columns) expect(head).toBe(cell);
    });

    test('closes its drawer with a square button at the edge', async () => {
      const { page } = await site.newPage({ viewport: phone, reducedMotion: 'reduce' });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      await openView.drawer(page);
      const drawer = (await page.locator('#mobile-nav').boundingBox())!;
      const button = (await page.locator('.drawer-head > button').boundingBox())!;
      expect(button.width).toBe(button.height);
      expect(drawer.x + drawer.width - button.x - button.width).toBeLessThanOrEqual(24);
      // However far its list is scrolled, and without the list showing through.
      await page.locator('#mobile-nav').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      const isOnTop = page.locator('.drawer-head > button').evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === one;
      });
      expect(await isOnTop).toBe(true);
    });

    test('draws the arrow of a card that leads elsewhere, or writes it in one line', async () => {
      const { page } = await site.newPage();
      await page.goto(site.url, { waitUntil: 'load' });
      const [content, whiteSpace] = await page.locator('#content').evaluate((area) => {
        area.innerHTML = '<div class="card"><p class="pane-title" data-arrow><a class="pane-link">A</a></p></div>';
        const style = getComputedStyle(area.querySelector('.pane-title')!, '::after');
        return [style.content, style.whiteSpace];
      });
      if (content !== '""') expect(whiteSpace).toBe('nowrap');
    });

    test('shows the whole button that copies a single line', async () => {
      const { page } = await site.newPage();
      await page.goto(`${site.url}/components/callouts`);
      const cut = await page.locator('.code-block > pre').evaluateAll((all) =>
        all
          .filter((code) => code.textContent!.trim() !== '' && !code.textContent!.trim().includes('\n'))
          .map((code) => {
            const block = code.parentElement!.getBoundingClientRect();
            const button = code.parentElement!.querySelector('button')!.getBoundingClientRect();
            return button.bottom - block.bottom;
          }),
      );
      expect(cut.length).toBeGreaterThan(0);
      expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    });

    test('has the names by which style sheets of sites know its parts', async () => {
      const { page } = await site.newPage();
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const missing = await page.evaluate(
        (selectors) => selectors.filter((selector) => document.querySelector(selector) === null),
        // Sequoia has a menu in the place of a row of tabs.
        names.filter((name) => theme !== 'sequoia' || !name.startsWith('.nav-tabs')),
      );
      expect(missing).toEqual([]);
    });

    test('gives no id twice on a page', () => {
      const files = [
        ...pages.filter((name) => name !== 'index').map((name) => `${name}/`),
        '',
        `${endpoint.slice(1)}/`,
      ];
      const twice = files.flatMap((name) => {
        const ids: readonly string[] =
          readFileSync(join(out, `${name}index.html`), 'utf8').match(/(?<=\sid=")[^"]+/g) ?? [];
        expect(ids.length).toBeGreaterThan(10);
        return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} in ${name}index.html`);
      });
      expect(twice).toEqual([]);
    });

    test.each([phone, { width: 1440, height: 900 }])('stands when a site hides a part, at %o', async (viewport) => {
      const { page } = await site.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const whole = await page.evaluate(measureParts);
      const isPanel = ['maple', 'sequoia'].includes(theme);
      for (const hidden of hideable) {
        const style = await page.addStyleTag({ content: `${hidden} { display: none }` });
        const left = await page.evaluate(measureParts);
        expect(left.overflow, `sideways scrolling without ${hidden}`).toBeLessThanOrEqual(0);
        expect(left.article, `width of the text without ${hidden}`).toBeGreaterThanOrEqual(whole.article - 1);
        if (hidden !== '#navbar') expect(left.controls, `end of the bar without ${hidden}`).toBe(whole.controls);
        if (isPanel && viewport !== phone)
          await expect.poll(() => page.evaluate(measurePanelGap), { message: `gap without ${hidden}` }).toBe(0);
        await style.evaluate((node) => (node as HTMLElement).remove());
      }
    });

    test('keeps its bar when a script of the site puts something beside the search', async () => {
      const { page } = await site.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      const isPanel = ['maple', 'sequoia'].includes(theme);
      const measure = (): Promise<{ end: number; overflow: number }> =>
        page.evaluate(() => ({
          end: document.querySelector('#navbar .topbar-right-container')?.getBoundingClientRect().y ?? 0,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
      const before = await measure();
      await page.locator('#search-bar-entry').evaluate((entry) => {
        const box = document.createElement('div');
        box.textContent = 'Search of the site';
        entry.after(box);
      });
      const after = await measure();
      expect(after.overflow).toBeLessThanOrEqual(0);
      // In a panel its parts stand one below the other.
      expect(after.end - before.end).toBeLessThanOrEqual(isPanel ? 64 : 0);
    });

    test('keeps lines of text within 80 characters, however wide the window is', async () => {
      const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } });
      const long: string[] = [];
      for (const path of ['/', '/write/markdown', endpoint]) {
        await page.goto(site.url + path, { waitUntil: 'load' });
        for (const width of [1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          long.push(...(await page.evaluate(readLines)).filter((line) => line.length > 80).map((line) => path + line));
        }
      }
      expect(long).toEqual([]);
    });

    test.each([718, 1280])(
      'begins and ends all parts of a page at the same edges of paper, at %s px',
      async (width) => {
        const { page } = await site.newPage({ viewport: { width, height: 900 } });
        await page.goto(site.url + endpoint, { waitUntil: 'load' });
        await page.emulateMedia({ media: 'print' });
        const parts = page.locator('#content-area > *, #content-area > article > *, #content-side-layout');
        const edges = await parts.filter({ visible: true }).evaluateAll((all) =>
          all.map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return `${left} ${right}`;
          }),
        );
        expect(edges.length).toBeGreaterThan(3);
        expect(new Set(edges)).toEqual(new Set([`0 ${width}`]));
      },
    );

    test('leaves the text its measure beside the assistant, at 1280 px', async () => {
      const { page } = await site.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      // As a service hands the page out.
      await page.route('**/write/markdown', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<html ', '<html data-service="" ');
        await route.fulfill({ response, body });
      });
      await page.goto(`${site.url}/write/markdown`, { waitUntil: 'load' });
      await page.locator('#assistant-entry').click();
      await page.locator('#chat-assistant-sheet').waitFor();
      const { article, overflow } = await page.evaluate(measureParts);
      expect(article).toBeGreaterThanOrEqual(480);
      expect(overflow).toBeLessThanOrEqual(0);
      const sheet = (await page.locator('#chat-assistant-sheet').boundingBox())!;
      const text = (await page.locator('article').boundingBox())!;
      expect(text.x + text.width).toBeLessThanOrEqual(sheet.x);
    });

    test('keeps every prose page within 6 kB of scripts and 16.05 kB of style sheets', async () => {
      const weighed = heaviest.map(async (name) => {
        const path = name === 'index' ? '/' : `/${name}`;
        const { page } = await site.newPage();
        return { path, ...(await weigh(page, { address: site.url + path, out })) };
      });
      for (const { path, scripts, sheets } of await Promise.all(weighed)) {
        // A page that loaded next to nothing would keep every budget.
        expect(scripts, `scripts of ${path}`).toBeGreaterThan(1_000);
        expect(scripts, `scripts of ${path}`).toBeLessThanOrEqual(6_000);
        expect(sheets, `style sheets of ${path}`).toBeGreaterThan(4_000);
        expect(sheets, `style sheets of ${path}`).toBeLessThanOrEqual(16_050);
      }
    });

    test('keeps endpoint pages within 7.5 kB of scripts and 16.65 kB of style sheets', async () => {
      const { page } = await site.newPage();
      const { scripts, sheets } = await weigh(page, { address: site.url + endpoint, out });
      expect(scripts).toBeGreaterThan(1_000);
      expect(scripts).toBeLessThanOrEqual(7_500);
      expect(sheets).toBeGreaterThan(4_000);
      expect(sheets).toBeLessThanOrEqual(16_650);
    });
  });
}

/** Runs in the browser, so everything it needs is inside. */
function measureParts(): { overflow: number; article: number; controls: number } {
  const end = (selector: string): number =>
    Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? 0);
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    article: document.querySelector('article')!.getBoundingClientRect().width,
    controls: end('#navbar .topbar-right-container'),
  };
}

/** What stands in each line of the paragraphs. Runs in the browser. */
function readLines(): string[] {
  return [...document.querySelectorAll('article p:not(:has(p))')].flatMap((paragraph) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom, width } = range.getBoundingClientRect();
        // Small and raised letters stand in the line of the others.
        const line = Math.round(bottom / 8);
        if (width > 0) lines.set(line, (lines.get(line) ?? '') + text[index]);
      }
    }
    return [...lines.values()];
  });
}

/** Pixels between the bar and the panel below it. */
function measurePanelGap(): number {
  const box = (id: string): DOMRect => document.getElementById(id)!.getBoundingClientRect();
  return Math.round(box('mobile-nav').top - box('navbar').bottom);
}

/** Compressed bytes of the scripts and style sheets that a page loads by itself. */
async function weigh(
  page: Page,
  { address, out }: { address: string; out: string },
): Promise<{ scripts: number; sheets: number }> {
  // Parts that the page asks for once it runs count too.
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  ]);
  // What is loaded for the next page at a reader's first move is no part of this one; browsers may move by themselves.
  const own = files.filter((file) => !file.includes('/instant-pages.'));
  const sum = (ending: string): number =>
    own
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + gzipSync(readFileSync(join(out, file))).length, 0);
  return { scripts: sum('.js'), sheets: sum('.css') };
}
