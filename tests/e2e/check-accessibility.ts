import type { Page } from 'playwright';
import { findViolations } from './find-violations.ts';
import type { OpenSite } from './open-site.ts';

/** A page of a site, and what is done there before it is looked at. */
export interface Stop {
  path: string;
  viewport?: { width: number; height: number };
  prepare?: (page: Page) => Promise<unknown>;
  /** `colors` where the same parts are held to all rules on another page or in another theme; all rules otherwise. */
  rules?: 'all' | 'colors';
}

/** What axe-core finds on these pages in light and dark mode, each line with its page and mode. */
export async function checkAccessibility(site: OpenSite, stops: readonly Stop[]): Promise<string[]> {
  const pending = [...stops];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    const { page } = await site.newPage({ reducedMotion: 'reduce' });
    for (let stop = pending.shift(); stop; stop = pending.shift()) found.push(...(await checkStop(site, page, stop)));
    await page.context().close();
  };
  // The browser works on one page while another loads.
  await Promise.all([work(), work()]);
  return found.sort();
}

async function checkStop(site: OpenSite, page: Page, { path, viewport, prepare, rules }: Stop): Promise<string[]> {
  await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.url + path, { waitUntil: 'load' });
  await prepare?.(page);
  const light = await findViolations(page, rules);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, 'colors');
  return [...light.map((line) => `${path} (light): ${line}`), ...dark.map((line) => `${path} (dark): ${line}`)];
}
