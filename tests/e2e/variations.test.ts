import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a reader chooses a variation once for all pages', async () => {
  const { page, faults } = await site.newPage();
  await page.goto(`${site.url}/components/visibility`);
  const cloud = page.getByText('This is the text for the cloud.');
  const server = page.getByText('This is the text for a server of your own.');
  expect([await cloud.isVisible(), await server.isVisible()]).toEqual([true, false]);
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('Own server');
  await server.waitFor();
  expect(await cloud.isVisible()).toBe(false);
  await page.reload();
  await server.waitFor();
  expect(await page.getByRole('combobox', { name: 'Variant' }).inputValue()).toBe('server');
  expect(faults).toEqual([]);
});

test('pages without variations offer no choice', async () => {
  const { page } = await site.newPage();
  await page.goto(`${site.url}/quickstart`);
  expect(await page.getByRole('combobox', { name: 'Variant' }).count()).toBe(0);
});
