import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../../e2e/open-site.ts';
import { expectRing, holdsFocus, isFocused, pressAll, startWalk } from './walk.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the question under a page', () => {
  test('is answered, explained and sent, and the focus is never lost', async () => {
    const page = await startWalk({ site, path: '/quickstart', isServed: true });
    await page.route('**/_docwright/feedback', (route) => route.fulfill({ status: 204 }));
    await page.locator('#feedback-thumbs-up').focus();
    await expectRing(page);
    await pressAll(page, 'Tab');
    expect(await isFocused(page.locator('#feedback-thumbs-down'))).toBe(true);
    await pressAll(page, 'Enter');
    const form = page.locator('#feedback-form');
    await form.waitFor();
    await expect.poll(() => holdsFocus(form)).toBe(true);
    await expectRing(page);
    const reason = form.getByRole('radio').first();
    await reason.focus();
    await pressAll(page, 'ArrowDown');
    expect(await form.getByRole('radio').nth(1).isChecked()).toBe(true);
    await page.locator('#feedback-form-input').focus();
    await page.keyboard.type('What is a port?');
    await pressAll(page, 'Tab');
    expect(await holdsFocus(form)).toBe(true);
    await page.locator('#feedback-form-submit').focus();
    await pressAll(page, 'Enter');
    await page.getByText('Thank you').waitFor();
    await expect.poll(() => holdsFocus(form)).toBe(true);
  });
});

describe('the assistant', () => {
  test('opens with the focus in its field; Escape closes it and gives the focus back', async () => {
    const page = await startWalk({ site, path: '/quickstart', isServed: true });
    const entry = page.locator('#assistant-entry');
    await entry.focus();
    await expectRing(page);
    await pressAll(page, 'Enter');
    const field = page.locator('#chat-assistant-textarea');
    await field.waitFor();
    await expect.poll(() => isFocused(field)).toBe(true);
    const sheet = page.locator('#chat-assistant-sheet');
    await pressAll(page, 'Shift+Tab');
    expect(await holdsFocus(sheet)).toBe(true);
    await expectRing(page);
    await field.focus();
    await pressAll(page, 'Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await isFocused(entry)).toBe(true);
  });
});
