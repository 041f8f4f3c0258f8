import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Puts `html` into a page as it is built, and gives the sizes of what has an id. */
async function sizesOf(path: string, html: string): Promise<Record<string, { middle: number; height: number }>> {
  const { page } = await site.newPage();
  await page.goto(`${site.url}${path}`);
  const sizes = await measure(page, html);
  await page.close();
  return sizes;
}

function measure(page: Page, html: string): Promise<Record<string, { middle: number; height: number }>> {
  return page.locator('.mdx-content').evaluate((content, text) => {
    content.innerHTML = text;
    const parts = [...content.querySelectorAll('[id]')].map((part) => {
      const box = part.getBoundingClientRect();
      return [part.id, { middle: Math.round(box.x + box.width / 2), height: Math.round(box.height) }];
    });
    return Object.fromEntries(parts) as Record<string, { middle: number; height: number }>;
  }, html);
}

const line = 'style="line-height: 30px; display: flow-root"';

test('a part that is drawn by hand has the spaces that its classes say', async () => {
  const part = (name: string): string =>
    `<div class="${name}"><div id="box" ${line}><p class="mine">One</p><p class="mine">Two</p></div></div>`;
  const { box } = await sizesOf('/write/markdown', part('not-prose'));
  const { box: prose } = await sizesOf('/write/markdown', part('prose'));
  expect(box!.height).toBe(60);
  expect(prose!.height).toBeGreaterThan(60);
});
