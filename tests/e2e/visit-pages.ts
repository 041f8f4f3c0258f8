import type { Page } from 'playwright';
import { findViolations } from './find-violations.ts';
import type { OpenSite } from './open-site.ts';

export interface Findings {
  /** Console errors, uncaught errors and failed requests. */
  faults: string[];
  /** Pages that scroll sideways, with the width of the window. */
  wide: string[];
  /** What axe-core holds against pages, light and dark. */
  violations: string[];
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Opens every route once and looks at all that a visit shows; `isChecked` names those that all rules of accessibility
 * are asked of.
 */
export async function visitPages(
  site: OpenSite,
  routes: readonly string[],
  isChecked: (route: string) => boolean,
): Promise<Findings> {
  const pending = [...routes];
  const findings: Findings = { faults: [], wide: [], violations: [] };
  const work = async (): Promise<void> => {
    const { page, faults } = await site.newPage({ reducedMotion: 'reduce' });
    for (let route = pending.shift(); route; route = pending.shift()) {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.url + route, { waitUntil: 'load' });
      if (isChecked(route)) findings.violations.push(...(await findInBothModes(page, route)));
      findings.wide.push(...(await findOverflow(page, route)));
    }
    findings.faults.push(...faults);
    await page.context().close();
  };
  // The browser works on one page while another loads.
  await Promise.all([work(), work()]);
  return findings;
}

async function findInBothModes(page: Page, route: string): Promise<string[]> {
  const light = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, 'colors');
  return [...light.map((line) => `${route} (light): ${line}`), ...dark.map((line) => `${route} (dark): ${line}`)];
}

async function findOverflow(page: Page, route: string): Promise<string[]> {
  const wide: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`${route} by ${overflow} px at ${viewport.width} px`);
  }
  return wide;
}
