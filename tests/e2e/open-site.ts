import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { serveFolder } from '../../src/service/server/serve-folder.ts';
import { browserOptions } from './find-browser.ts';

export interface OpenSite {
  url: string;
  browser: Browser;
  /** A fresh page whose console errors, uncaught errors and failed requests are collected in `faults`. */
  newPage: (options?: BrowserContextOptions) => Promise<{ page: Page; faults: string[] }>;
  close: () => Promise<void>;
}

/** Serves a built site on a free port and starts a browser for it. */
export async function openSite(folder = resolve(import.meta.dirname, '../../dist'), base = ''): Promise<OpenSite> {
  const server = await serveFolder({ folder, port: 0, host: '127.0.0.1', base });
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(browserOptions());
  return {
    url: `http://127.0.0.1:${port}${base}`,
    browser,
    newPage: async (options) => {
      const context = await browser.newContext(options);
      // Three times Playwright's own: machines that others work on stand still for half a minute.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      return { page, faults: collectFaults(page) };
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Collects what a page complains of: console errors, uncaught errors, failed requests. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
