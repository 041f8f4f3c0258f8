import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Opens a page as the service hands it out, and collects what it is sent. */
async function openServed(status = 204): Promise<{ page: Page; sent: Record<string, unknown>[] }> {
  const { page } = await site.newPage();
  const sent: Record<string, unknown>[] = [];
  await page.route('**/quickstart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-service="" ') });
  });
  await page.route('**/_docwright/feedback', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ status });
  });
  await page.goto(`${site.url}/quickstart`);
  return { page, sent };
}

describe('the question under a page', () => {
  test('takes a no, a reason and a comment, by keyboard alone', async () => {
    const { page, sent } = await openServed();
    await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'It is hard to understand' }).check();
    await page.locator('#feedback-form-input').fill('What is a port?');
    await page.locator('#feedback-form-submit').press('Enter');
    await page.getByText('Thank you').waitFor();
    const answer = { id: expect.any(String) as unknown, path: '/quickstart', helpful: false };
    expect(sent).toEqual([answer, { ...answer, reason: 'unclear', comment: 'What is a port?' }]);
    expect(sent[0]!['id']).toBe(sent[1]!['id']);
  });

  test('can be answered anew, and the form put away', async () => {
    const { page, sent } = await openServed();
    await page.locator('#feedback-thumbs-down').click();
    await page.locator('#feedback-form-cancel').click();
    expect(await page.locator('#feedback-form').count()).toBe(0);
    await page.locator('#feedback-thumbs-up').click();
    await page.locator('#feedback-form-input').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(sent.map(({ helpful }) => helpful)).toEqual([false, true]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test('keeps what is written when the answer is changed', async () => {
    const { page } = await openServed();
    await page.locator('#feedback-thumbs-down').click();
    await page.getByRole('radio', { name: 'It is hard to understand' }).check();
    await page.locator('#feedback-form-input').fill('What is a port?');
    await page.locator('#feedback-thumbs-down').click();
    await expect.poll(() => page.getByRole('radio', { name: 'It is hard to understand' }).isChecked()).toBe(true);
    await page.locator('#feedback-thumbs-up').click();
    await expect.poll(() => page.getByRole('radio').count()).toBe(0);
    expect(await page.locator('#feedback-form-input').inputValue()).toBe('What is a port?');
  });

  test('says when a comment could not be sent', async () => {
    const { page } = await openServed(500);
    await page.locator('#feedback-thumbs-up').click();
    await page.locator('#feedback-form-input').fill('x');
    await page.locator('#feedback-form-submit').click();
    await page.getByText('could not be sent').waitFor();
    expect(await page.locator('#feedback-form-input').inputValue()).toBe('x');
  });

  test('is not asked where nobody hears the answer; the links to the source stay', async () => {
    const { page, faults } = await site.newPage();
    await page.goto(`${site.url}/quickstart`);
    expect(await page.getByText('Was this page helpful?').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Suggest an edit' }).getAttribute('href')).toBe(
      'https://github.com/docwright/docwright/edit/main/example-site/quickstart.mdx',
    );
    expect(faults).toEqual([]);
  });
});
