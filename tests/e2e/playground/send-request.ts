import type { Page } from 'playwright';

export interface Echo {
  method: string;
  path: string;
  search: string;
  headers: Record<string, string>;
  body: string;
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Sends, and reads what the API echoes. */
export async function sendForEcho(page: Page): Promise<Echo> {
  await send(page);
  await status(page, '200');
  return JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as Echo;
}

/** Waits for a response with this status. */
export async function status(page: Page, text: string): Promise<void> {
  await page.locator('.playground-response .playground-code-pill', { hasText: text }).waitFor();
}

/** The sample of code for the request as it stands. */
export async function snippet(page: Page): Promise<string | null> {
  const code = page.locator('.playground-snippet code');
  // It is written with a language that may be on its way.
  await code.filter({ hasText: /\S/ }).waitFor();
  return code.textContent();
}
