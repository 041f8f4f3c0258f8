import { chromium } from 'playwright';
import { browserOptions } from '../e2e/find-browser.ts';
import { collectFaults } from '../e2e/open-site.ts';

export interface TestBrowser {
  /** Opens an address and waits until the page has asked for all it wants. */
  visit: (url: string) => Promise<{ status: number; faults: string[] }>;
  fontOf: (selector: string) => Promise<string>;
  /** Waits for a text on the page that is open. */
  sees: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds in which a page has asked for all it wants. */
const quietWithin = 3000;

/** A browser with one page. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();
  // The first page of a development server waits for what Vite prepares.
  page.setDefaultTimeout(90_000);
  const faults = collectFaults(page);
  return {
    visit: async (url) => {
      faults.length = 0;
      const response = await page.goto(url);
      // A page in development listens for changes as long as it is open.
      await page.waitForLoadState('networkidle', { timeout: quietWithin }).catch(() => {});
      return { status: response?.status() ?? 0, faults: [...faults] };
    },
    fontOf: (selector) => page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily),
    sees: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    close: () => browser.close(),
  };
}
