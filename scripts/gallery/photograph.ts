import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import type { View } from './views.ts';

export interface Photo {
  /** Address of the site. */
  url: string;
  view: View;
  mode: 'light' | 'dark';
  size: { width: number; height: number };
  /** The whole page instead of what a screen shows of it. */
  full: boolean;
  file: string;
}

/** Takes one picture, without movement, once fonts and pictures are there. */
export async function photograph(browser: Browser, { url, view, mode, size, full, file }: Photo): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: mode,
    reducedMotion: 'reduce',
    hasTouch: size.width < 1000,
  });
  try {
    const page = await context.newPage();
    await page.goto(url + view.path, { waitUntil: 'load' });
    await view.prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: full, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
