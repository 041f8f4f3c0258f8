import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { createService } from '../../../src/service/server/create-service.ts';
import { createBodyCache } from '../../../src/service/server/files/body-cache.ts';
import { loadServedSite } from '../../../src/service/server/load-served-site.ts';
import { startNodeServer } from '../../../src/service/server/start-node-server.ts';
import { browserOptions } from '../../e2e/find-browser.ts';
import { collectFaults } from '../../e2e/open-site.ts';

const folder = resolve(import.meta.dirname, '../../../dist');
/** Each runs scripts of another kind: a plain page, islands, diagrams, variations, an endpoint, a channel. */
const wanted = ['/', '/components/', '/write/diagrams', '/write/', '/examples/', '/api', '/reference', '/discovery'];

test('every script of the site runs under its policy, and one from elsewhere does not', async () => {
  const site = await loadServedSite(
    { folder, domain: 'docs', organization: 'default', hosts: [] },
    { cache: createBodyCache(50_000_000) },
  );
  const server = await startNodeServer({ service: createService({ sites: () => [site] }), port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(browserOptions());
  onTestFinished(async () => {
    await browser.close();
    await server.stop(0);
  });
  const page = await browser.newPage();
  const faults = collectFaults(page);
  const chosen = wanted.flatMap((start) =>
    site.manifest.pages.filter(({ route }) => route.startsWith(start) && (start !== '/' || route === '/')).slice(0, 4),
  );
  expect(chosen.length).toBeGreaterThan(8);
  for (const { route } of chosen) {
    await page.goto(`http://127.0.0.1:${server.port}${route}`, { waitUntil: 'load' });
    await page.mouse.wheel(0, 5_000);
    await page.waitForLoadState('networkidle');
  }
  expect(faults.filter((fault) => /Content Security Policy|uncaught/.test(fault))).toEqual([]);
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.injected = true');
    document.body.append(button);
    button.click();
    return 'injected' in window;
  });
  expect(hasRun).toBe(false);
}, 120_000);
