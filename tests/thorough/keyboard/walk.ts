import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { OpenSite } from '../../e2e/open-site.ts';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

export interface Walk {
  site: OpenSite;
  path: string;
  /** Hands the page out as a service does, which hears answers and has an assistant. */
  isServed?: boolean;
  options?: BrowserContextOptions;
}

/** Opens a page in a wide window, for a reader whose only tool is the keyboard. */
export async function startWalk({ site, path, isServed = false, options }: Walk): Promise<Page> {
  const { page } = await site.newPage({ viewport: wide, reducedMotion: 'reduce', ...options });
  if (isServed)
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-service="" ') });
    });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

export const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element === document.activeElement);

export const holdsFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement));

export async function pressAll(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The focused element has a ring that can be seen: an outline, in a colour that is not the ground's. */
export async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
    return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
  });
  expect(ring.outlineStyle).not.toBe('none');
  expect(ring.width).toBeGreaterThanOrEqual(1.5);
  expect(ring.outlineColor).not.toBe('rgba(0, 0, 0, 0)');
}
