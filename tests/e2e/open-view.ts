import type { Page } from 'playwright';

/** Brings a page of a built site into a state that readers see it in. */
export const openView = {
  playground: async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /try it|connect/i })
      .first()
      .click();
    await page.locator('.playground[open]').waitFor();
  },
  search: async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('theme');
    await page.locator('.search-dialog:not([data-busy], [data-partial]) [role="option"][href]').first().waitFor();
  },
  suggestions: async (page: Page): Promise<void> => {
    await page.locator('.not-found-recommended a').first().waitFor();
  },
  /** Wide screens have no drawer: their navigation stands beside the text. */
  drawer: async (page: Page): Promise<void> => {
    const button = page.locator('[popovertarget="mobile-nav"]').first();
    if (!(await button.isVisible())) return;
    await button.click();
    await page.locator('#mobile-nav:popover-open').waitFor();
  },
  pageMenu: async (page: Page): Promise<void> => {
    await page.locator('#page-context-menu > button').click();
    await page.getByRole('menu').first().waitFor();
  },
};
