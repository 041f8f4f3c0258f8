import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type OpenSite, openSite } from '../../tests/e2e/open-site.ts';
import { inspectView } from './inspect-view.ts';

/** Something that a browser shows wrong. */
export interface ViewFinding {
  page: string;
  width: number;
  detail: string;
}

/**
 * Opens pages spread over a built site in windows of these widths, and tells what is wrong there: errors of
 * scripts and of the content security policy, answers of errors, sideways scrolling, custom elements without behaviour
 * or size, pictures that show nothing. Other hosts answer nothing, without an error.
 */
export async function browseSite(
  out: string,
  { count, widths, shots }: { count: number; widths: readonly number[]; shots?: string | undefined },
): Promise<ViewFinding[]> {
  const manifest = JSON.parse(readFileSync(join(out, '_docwright/site.json'), 'utf8')) as {
    base: string;
    pages: { route: string }[];
  };
  const step = Math.max(1, manifest.pages.length / count);
  const routes = Array.from(
    { length: Math.min(count, manifest.pages.length) },
    (_, index) => manifest.pages[Math.floor(index * step)]!.route,
  );
  const site = await openSite(out, manifest.base);
  try {
    const findings: ViewFinding[] = [];
    for (const width of widths) findings.push(...(await browseAt(site, { routes, width, shots })));
    return findings;
  } finally {
    await site.close();
  }
}

async function browseAt(
  site: OpenSite,
  { routes, width, shots }: { routes: readonly string[]; width: number; shots?: string | undefined },
): Promise<ViewFinding[]> {
  const findings: ViewFinding[] = [];
  const { page, faults } = await site.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } });
  await page.route(
    (url) => url.origin !== new URL(site.url).origin,
    (route) => route.fulfill({ status: 204, body: '' }),
  );
  for (const route of routes) {
    faults.length = 0;
    await page
      .goto(`${site.url}${encodeURI(route)}`, { waitUntil: 'load' })
      .catch((error: Error) => faults.push(error.message));
    await settle(page);
    const seen = await page.evaluate(inspectView).catch((error: Error) => [error.message]);
    for (const detail of new Set([...faults, ...seen]))
      findings.push({ page: route, width, detail: detail.slice(0, 300) });
    if (shots && (route === routes[0] || route === routes[3]))
      await page.screenshot({ path: join(shots, `${width}${route.replaceAll('/', '_')}.png`) });
  }
  return findings;
}

/** Pictures load when they come near; then scripts get a moment. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForTimeout(250);
  await page
    .waitForFunction(() => !document.querySelector('main :not(:defined)'), null, { timeout: 5000 })
    .catch(() => {});
}
