import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a component that a page declares keeps state once it is in view', async () => {
  const { page, faults } = await site.newPage();
  await page.goto(`${site.url}/write/react`);
  const island = page.locator('dw-island').first();
  await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('dw-island')?.hasAttribute('data-started'));
  const before = await island.textContent();
  const button = island.getByRole('button').first();
  await expect
    .poll(async () => {
      await button.click();
      return island.textContent();
    })
    .not.toBe(before);
  expect(faults).toEqual([]);
});

test.each([
  ['', 'dw-island', 'table'],
  ['div', '.mdx-content', 'div'],
  ['section', '.mdx-content', 'section > table'],
])('a wide table that a component draws in %j scrolls by itself on a phone', async (box, place, scrolls) => {
  const { page } = await site.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/write/react`);
  const [inside, whole] = await page.evaluate(
    ([box, place, scrolls]) => {
      const cell = `<td><code>${'0123456789abcdef'.repeat(5)}</code></td>`;
      const table = `<table><tr>${cell}${cell}</tr></table>`;
      const parent = document.querySelector(place!)!;
      parent.insertAdjacentHTML('beforeend', box ? `<${box}>${table}</${box}>` : table);
      const measured = [[...parent.querySelectorAll(`:scope > ${scrolls}`)].at(-1)!, document.documentElement];
      return measured.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    },
    [box, place, scrolls],
  );
  expect(inside).toBeGreaterThan(100);
  expect(whole).toBe(0);
});

test('a page without such a component loads no React', async () => {
  const { page } = await site.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${site.url}/quickstart`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /react|islands/.test(url))).toEqual([]);
});
