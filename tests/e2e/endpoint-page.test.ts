import { gzipSync } from 'node:zlib';
import type { Locator, Response } from 'playwright';
import { expect, test } from 'vitest';
import { report } from './playground/description.ts';
import { servePlayground } from './playground/serve-playground.ts';

const site = servePlayground('open');

test('a link to an inner field opens what is around it, and stands at the field at once', async () => {
  await site.newContext();
  // A phone's window, in which the field is far down.
  const page = await site.context.newPage();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(site.addressOf('create-order'));
  const ids = await page.locator('.expandable .field[id]').evaluateAll((fields) => fields.map(({ id }) => id));
  const id = ids.find((one) => one.endsWith('items-sku'))!;
  await page.goto('about:blank');
  await page.goto(`${site.addressOf('create-order')}#${id}`);
  // Measured where the page first moves: a way that is animated would be at its beginning.
  const top = await page.waitForFunction((name) => {
    const field = document.getElementById(name);
    return scrollY > 0 && field?.checkVisibility() ? field.getBoundingClientRect().top : null;
  }, id);
  expect(await top.jsonValue()).toBeGreaterThanOrEqual(0);
  expect(await top.jsonValue()).toBeLessThan(250);
});

test('where a site asks for it, lists of fields are open at first, those that are fetched as well', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.route(site.addressOf('create-order'), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('class="api-expand"', 'class="api-expand" data-open="true"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(site.addressOf('create-order'));
  const lists = page.locator('.api-section details.expandable:not(.expandable *)');
  await lists.and(page.locator('[open]')).first().waitFor();
  await expect.poll(() => lists.and(page.locator(':not([open])')).count()).toBe(0);
  await expect.poll(() => lists.locator('> summary + a[href]').count()).toBe(0);
});

test('a field names the page of its schema, which names the endpoint again', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('create-order'));
  await page.locator('.field').getByRole('link', { name: 'Item', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Item' }).waitFor();
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/api-reference/schemas/item');
  await page.locator('main').getByRole('link', { name: 'Order', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Order' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Create order' }).first().waitFor();
});

test.each([
  ['create-order', 120_000],
  ['order-with-oauth', 120_000],
])('the page of %s and its playground stay within their budgets', async (name, budget) => {
  await site.newContext();
  const page = await site.context.newPage();
  const sizes = { page: 0, playground: 0 };
  let part: keyof typeof sizes = 'page';
  const bodies: Promise<void>[] = [];
  const weigh = (response: Response): void => {
    const counted = part;
    if (part === 'page' && response.request().resourceType() !== 'script') return;
    // What an endpoint's own data weigh is the description's affair.
    if (response.url().startsWith(new URL(site.addressOf('')).origin) && !response.url().endsWith('.json'))
      bodies.push(response.body().then((body) => void (sizes[counted] += gzipSync(body).length)));
  };
  page.on('response', weigh);
  await page.goto(site.addressOf(name), { waitUntil: 'networkidle' });
  // What is loaded for the next page at a reader's first move is no part of the playground.
  await Promise.all([page.waitForResponse(/\/instant-pages\./), page.locator('h1').hover()]);
  part = 'playground';
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').waitFor();
  // The page has been idle once, which is all that its load state says.
  for (let known = -1; known < bodies.length; await page.waitForTimeout(700)) known = bodies.length;
  page.off('response', weigh);
  await Promise.all(bodies);
  expect(sizes.page).toBeGreaterThan(2_000);
  expect(sizes.page).toBeLessThan(10_000);
  expect(sizes.playground).toBeGreaterThan(60_000);
  expect(sizes.playground).toBeLessThan(budget);
});

test('copies the whole of an example of which the page shows the beginning', async () => {
  await site.newContext();
  await site.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await site.context.newPage();
  await page.goto(site.addressOf('read-report'));
  const block = page.locator('#response-example .code-block').first();
  expect(await block.locator('code').textContent()).not.toContain('"line": 399');
  const looks = async (): Promise<(string | null)[]> =>
    block
      .locator('code span')
      .evaluateAll((spans) => spans.slice(0, 30).map((span) => `${span.className} ${span.textContent.trim()}`));
  const before = await looks();
  expect(before).toHaveLength(30);
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"line": 399');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(report);
  expect(JSON.parse((await page.locator('#response-example code').textContent())!)).toEqual(report);
  expect(await looks()).toEqual(before);
});

test('writes the example of the page in another language when a reader chooses it', async () => {
  const page = await site.open('list-orders');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.locator('#request-example [role=tabpanel]:visible code', { hasText: 'import requests' }).waitFor();
});

test('offers no choice for a sample that was written by hand', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('send-text'));
  const choice = page.locator('#request-example').getByRole('checkbox');
  await page.locator('#request-example').getByRole('tab', { name: 'By hand' }).waitFor();
  await expect.poll(() => choice.isDisabled()).toBe(true);
  await page.locator('#request-example').getByRole('tab', { name: 'Python' }).click();
  await expect.poll(() => choice.isDisabled()).toBe(false);
});

/** Opens a list by the keyboard. What stands in a list that is just opening takes the focus a moment later. */
async function unfold(summary: Locator): Promise<void> {
  const takesFocus = (element: HTMLElement | SVGElement): boolean => {
    element.focus();
    return document.activeElement === element;
  };
  await expect.poll(() => summary.evaluate(takesFocus)).toBe(true);
  await summary.press('Enter');
}

test('fetches inner fields when the address names one of them, and names them after those around them', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(`${site.addressOf('create-order')}#param-parent-parent-customer`);
  const field = page.locator('#param-parent-parent-customer');
  await field.waitFor();
  await page.waitForFunction(
    (element) => element!.getBoundingClientRect().top > 0 && element!.getBoundingClientRect().bottom < innerHeight,
    await field.elementHandle(),
  );
  expect(await field.locator('> p > a').getAttribute('href')).toBe('#param-parent-parent-customer');
  await unfold(page.locator('#param-parent-parent-parent summary'));
  await unfold(page.locator('#param-parent-parent-parent-payment summary'));
  await page.locator('#param-parent-parent-parent-payment [role=tab]', { hasText: 'invoice' }).first().click();
  await page.locator('#param-parent-parent-parent-payment-iban').waitFor();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('finds fields by the addresses that the hosted product gives them', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(`${site.addressOf('create-order')}#body-parent-one-of-0-parent-customer`);
  await page.waitForURL(/#param-parent-parent-customer$/);
  await page.locator('#param-parent-parent-customer').waitFor();
  await page.goto(`${site.addressOf('list-orders')}#response-none`);
  expect(new URL(page.url()).hash).toBe('#response-none');
});

test('links to inner fields where scripts do not run', async () => {
  await site.newContext({ javaScriptEnabled: false });
  // A piece of a page names no icon.
  site.expectErrors(/\/favicon\.ico/);
  const page = await site.context.newPage();
  await page.goto(site.addressOf('create-order'));
  await page.locator('#param-parent summary').click();
  await page.locator('#param-parent details a').click();
  expect(await page.locator('.field > p:first-child').first().textContent()).toContain('customer');
});

test('shows only the address where a page asks for that', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('copy-only'));
  await site.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the path' }).click();
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/copied$/);
  expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
});
