import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTheme } from '../e2e/build-theme.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-rtl-'));
let site: OpenSite;
let page: Page;
beforeAll(async () => {
  await buildTheme({
    site: resolve(import.meta.dirname, '../fixtures/sites/right-to-left'),
    theme: 'mint',
    out: folder,
  });
  site = await openSite(folder);
  ({ page } = await site.newPage({ reducedMotion: 'reduce' }));
  await page.goto(site.url);
}, 120_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const middle = async (selector: string): Promise<number> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return box.x + box.width / 2;
};

/** A property of what stands before or after an element. */
const styleOf = (selector: string, property: string): Promise<string> => {
  const [element, pseudo] = selector.split('::') as [string, string];
  return page
    .locator(element)
    .first()
    .evaluate((found, [name, part]) => getComputedStyle(found, `::${part}`).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);
};

test('the button that copies code stands across from its title', async () => {
  const block = await middle('.code-block');
  expect(await middle('.code-block-title')).toBeGreaterThan(block);
  expect(await middle('.code-block-copy-button')).toBeLessThan(block);
});

test('the arrow of a card stands across from its icon, which is at the right', async () => {
  const arrow = '.pane-title[data-arrow]::after';
  expect(parseFloat(await styleOf(arrow, 'left'))).toBeLessThan(parseFloat(await styleOf(arrow, 'right')));
});

test('arrows and chevrons point where the text goes', async () => {
  expect(await styleOf('.pane-cta::after', 'content')).toContain('←');
  expect(await styleOf('.pane-title[data-arrow]::after', 'scale')).toBe('-1 1');
  expect(await styleOf('.fold-header::before', 'rotate')).toBe('180deg');
  await page.locator('.fold-header').click();
  expect(await styleOf('.fold-header::before', 'rotate')).toBe('90deg');
});

test('the sign beside a heading stands behind it, also where that ends with a Latin number', async () => {
  const heading = page.locator('#v1-15-17');
  const { x, width } = (await heading.boundingBox())!;
  const sign = (await heading.locator('.heading-anchor').boundingBox())!;
  const text = await heading.evaluate(({ firstChild }) => {
    const range = document.createRange();
    range.selectNode(firstChild!);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  expect(text.right).toBeCloseTo(x + width, 0);
  expect(sign.x + sign.width).toBeLessThan(text.left);
});

test('a formula that is wider than the text shows its beginning', async () => {
  const formula = page.locator('.math-display');
  await page.setViewportSize({ width: 320, height: 800 });
  const { goesOn, before } = await formula.evaluate((box) => ({
    goesOn: box.scrollWidth > box.clientWidth,
    before: box.getBoundingClientRect().left - box.querySelector('.katex-base')!.getBoundingClientRect().left,
  }));
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(goesOn).toBe(true);
  expect(before).toBeLessThanOrEqual(0);
});

/** Where the signs of a text stand, from the left. */
const readFromLeft = (selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => {
      const walker = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
      const signs: { sign: string; left: number }[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          signs.push({ sign: text.data[at]!, left: range.getBoundingClientRect().left });
        }
      }
      return signs
        .sort((a, b) => a.left - b.left)
        .map(({ sign }) => sign)
        .join('')
        .replace(/\s/g, '');
    });

test.each([
  ['a formula', '.katex-html', 'a−b'],
  ['a folder', '.tree-folder .tree-name', 'src/'],
  ['a file', '.tree-file .tree-name', '.env'],
  ['the title of code', '.code-block-title >> nth=1', '.npmrc'],
  ['a tab of code', '.code-group [role=tab]', 'C#'],
  ['the name of a colour', '.color-name', '--accent'],
  ['a colour', '.color-value', '#fff'],
])('%s reads from left to right', async (_part, selector, text) => {
  expect(await readFromLeft(selector)).toBe(text);
});

test('long code fades where it goes on, at the right', async () => {
  const mask = await page
    .locator('.code-block > pre')
    .nth(1)
    .evaluate((code) => getComputedStyle(code).maskImage);
  expect(mask).toContain('90deg');
});

test('in a tree, the arrow to the left opens and that to the right closes', async () => {
  const [folder, , inner, deep] = [0, 1, 2, 3].map((index) => page.locator('dw-tree [role=treeitem]').nth(index));
  const isFocused = (item: typeof folder) => item!.evaluate((one) => one === document.activeElement);
  await inner!.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inner!.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  expect(await isFocused(deep)).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(inner)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inner!.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(folder)).toBe(true);
});

test('the sign of an item that is read from left to right stands within the column of a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const item = page.locator('#content li[dir=ltr]').first();
  const [start, column] = [await item.boundingBox(), await page.locator('#content').boundingBox()];
  // Signs stand in front of the box of their item, about one letter wide.
  expect(start!.x - column!.x).toBeGreaterThanOrEqual(16);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a picture without words that can be enlarged has a name, and so has the dialog', async () => {
  const picture = page.locator('#content img[data-zoom]');
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('img[data-zoom]')?.role === 'button');
  const button = page.locator('#content').getByRole('button', { name: 'تكبير' });
  await button.click();
  await page.getByRole('dialog', { name: 'تكبير' }).waitFor();
  await page.keyboard.press('Escape');
});

test('names, types and values of the playground read from left to right', async () => {
  const address = await page.locator('#sidebar a[href^="/api-reference/"]').first().getAttribute('href');
  await page.goto(`${site.url}${address}?playground=open`);
  await page.locator('.playground-type').first().waitFor();
  expect(await readFromLeft('.playground-group-name > bdi')).toBe('_tags');
  expect(await readFromLeft('.playground-type')).toBe('enum<string>[]');
  const bidi = await page
    .locator('input.playground-control')
    .first()
    .evaluate((input) => getComputedStyle(input).unicodeBidi);
  expect(bidi).toBe('plaintext');
});

test('what is not of the language of the playground reads from left to right', async () => {
  await page.route('https://api.example.com/**', (route) =>
    route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*', location: '/items/1?' },
      body: '[]',
    }),
  );
  await page.locator('.playground-send').click();
  await page.locator('.playground-headers').click();
  expect(await readFromLeft('.playground-code-pill')).toBe('200OK');
  expect(await readFromLeft('.playground-status > :nth-child(2)')).toMatch(/^\d+ms$/);
  expect(await readFromLeft('.playground-status > :nth-child(3)')).toBe('2B');
  expect(await readFromLeft('.playground-headers dd:has-text("items")')).toBe('/items/1?');
  await page.locator('[data-icon=workspace]').click();
  expect(await readFromLeft('.playground-add:has-text("http")')).toBe('.http');
  const placeholder = await page
    .locator('textarea[placeholder^=curl]')
    .evaluate((area) => getComputedStyle(area, '::placeholder').unicodeBidi);
  expect(placeholder).toBe('plaintext');
});

test('who opens the rest of a long example by keyboard stays in it', async () => {
  const address = await page.locator('#sidebar a[href^="/api-reference/"]').first().getAttribute('href');
  // Until scripts are there, the link leads to the file.
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  const example = page.locator('#response-example .code-block');
  await example.locator('.code-block-rest').press('Enter');
  await example.locator('.code-block-rest').waitFor({ state: 'detached' });
  expect((await example.locator('code').innerText()).split('\n').length).toBeGreaterThan(70);
  expect(await example.locator('pre').evaluate((code) => code === document.activeElement)).toBe(true);
});
