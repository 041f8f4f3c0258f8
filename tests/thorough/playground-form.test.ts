import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Echo, send, sendForEcho, snippet, status } from '../e2e/playground/send-request.ts';
import { servePlayground } from '../e2e/playground/serve-playground.ts';

const site = servePlayground('open');

test('builds a body from its schema: variants, lists, null, free names', async () => {
  const page = await site.open('create-order');
  await page.getByLabel('customer').fill('Ada "A" Löve');
  await page.getByLabel('Kind of payment').selectOption('invoice');
  await page.getByLabel('iban').fill('DE01');
  await page.getByLabel('express').selectOption('true');
  await page.getByRole('button', { name: 'null' }).click();
  await page.getByLabel('amount').fill('1.50');
  await page.getByRole('button', { name: 'Add items' }).click();
  await page.getByLabel('sku').fill('A1');
  await page.getByRole('button', { name: 'Add labels' }).click();
  await page.getByRole('button', { name: 'Add field: labels' }).click();
  await page.getByLabel('Name 1').fill('size');
  await page.getByLabel('labels size', { exact: true }).fill('XL');
  const echo = await sendForEcho(page);
  expect(JSON.parse(echo.body)).toEqual({
    customer: 'Ada "A" Löve',
    payment: { kind: 'invoice', iban: 'DE01' },
    express: true,
    note: null,
    amount: 1.5,
    items: [{ sku: 'A1' }],
    labels: { size: 'XL' },
  });
});

test('fills a body with an example of the description, as JSON and by pasting', async () => {
  const page = await site.open('create-order');
  await page.getByRole('combobox', { name: 'Fill in…' }).selectOption('A small order');
  expect(await page.getByLabel('customer').inputValue()).toBe('Grace');
  await page.getByText('JSON', { exact: true }).click();
  const raw = page.getByLabel('Body, JSON');
  await raw.fill('{"customer": 12345678901234567890,}');
  await page
    .locator('.playground-fault')
    .filter({ hasText: /line 1, column/ })
    .waitFor();
  await raw.fill('{"customer": 12345678901234567890}');
  expect((await sendForEcho(page)).body).toBe('{"customer": 12345678901234567890}');
  await raw.fill('{"customer": "Lin"}');
  await page.getByText('Form', { exact: true }).click();
  expect(await page.getByLabel('customer').inputValue()).toBe('Lin');
  await page
    .getByLabel('iban')
    .or(page.getByLabel('number'))
    .first()
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '{"customer":"Pasted"}');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  expect(await page.getByLabel('customer').inputValue()).toBe('Pasted');
});

test('asks for what a request needs wherever it stands, and sends it anyway', async () => {
  const page = await site.open('create-order');
  await page.getByRole('button', { name: 'Add items' }).click();
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'customer' });
  await alert.getByText('The description requires a value for customer, items[0].sku, payment.number.').waitFor();
  for (const name of ['customer', 'number', 'sku'])
    expect([name, await page.getByLabel(name, { exact: true }).getAttribute('aria-invalid')]).toEqual([name, 'true']);
  await page.getByLabel('customer').and(page.locator(':focus')).fill('Ada');
  expect(await page.getByLabel('customer').getAttribute('aria-invalid')).toBeNull();
  await alert.getByRole('button', { name: 'Send anyway' }).press('Enter');
  await status(page, '200');
  // The button has gone, and keys still reach the dialog.
  await page.locator('.playground :focus').waitFor();
  const echo = JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as Echo;
  expect(JSON.parse(echo.body)).toEqual({ customer: 'Ada', payment: { kind: 'card' }, items: [{}] });
});

test('sends whole numbers of any length as they are typed, from the form and from JSON', async () => {
  const page = await site.open('create-order');
  await page.getByLabel('customer').fill('Ada');
  await page.getByLabel('number', { exact: true }).fill('1');
  await page.getByLabel('amount').fill('9223372036854775807');
  expect((await sendForEcho(page)).body).toContain('"amount":9223372036854775807');
  await page.getByText('JSON', { exact: true }).click();
  await page.getByRole('radio', { name: 'JSON' }).press('ArrowLeft');
  expect(await page.getByLabel('amount').inputValue()).toBe('9223372036854775807');
  await page.getByRole('radio', { name: 'Form' }).and(page.locator(':focus')).waitFor();
});

test('ties controls to notes that exist, and says what is required', async () => {
  const page = await site.open('create-order');
  await page.getByRole('button', { name: 'Add items' }).click();
  const broken = await page.evaluate(
    () =>
      [...document.querySelectorAll('.playground [aria-describedby], .playground [aria-labelledby]')].filter(
        (element) =>
          `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-labelledby') ?? ''}`
            .split(' ')
            .some((id) => id !== '' && !document.getElementById(id)),
      ).length,
  );
  expect(broken).toBe(0);
  expect(await page.getByLabel('customer', { exact: true }).getAttribute('aria-required')).toBe('true');
  expect(await page.locator('label:has(> .playground-required)').count()).toBeGreaterThan(1);
});

test('uploads files in parts and as a whole', async () => {
  const page = await site.open('upload-files');
  await page.getByLabel('title').fill('Two');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a "b".png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('first') },
      { name: 'y.txt', mimeType: 'text/plain', buffer: Buffer.from('second') },
    ]);
  await send(page);
  await status(page, '201');
  const answer = JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as {
    text: string;
  };
  expect(answer.text).toContain(
    'name="photo"; filename="a %22b%22.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\x00\xff\r\n',
  );
  expect(answer.text).toMatch(/filename="x\.txt"[\s\S]*first[\s\S]*filename="y\.txt"[\s\S]*second/);
  const bytes = await site.openIn('upload-bytes');
  await send(bytes);
  await bytes.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
  await expect.poll(() => bytes.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  writeFileSync(join(site.folder, 'data.bin'), 'whole');
  await bytes.locator('input[type=file]').setInputFiles(join(site.folder, 'data.bin'));
  await send(bytes);
  await status(bytes, '201');
  expect(await bytes.locator('.playground-response .playground-code').textContent()).toContain('"text": "whole"');
});

test('sends forms and texts', async () => {
  const page = await site.open('send-form');
  await page.getByLabel('name', { exact: true }).fill('a&b=c d');
  expect((await sendForEcho(page)).body).toBe('name=a%26b%3Dc+d');
  const text = await site.openIn('send-text');
  await text.getByLabel('Body').fill('line 1\nline 2');
  const echo = await sendForEcho(text);
  expect([echo.headers['content-type'], echo.body]).toEqual(['text/plain', 'line 1\nline 2']);
});

test('sends files under names that the reader makes up', async () => {
  const page = await site.open('attach-any');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Name 1', { exact: true }).fill('first');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.getByLabel('Value 1', { exact: true }).setInputFiles(file);
  await send(page);
  await status(page, '201');
  const body = await page.locator('.playground-response .playground-code').textContent();
  expect(body).toContain('name=\\"first\\"; filename=\\"a.txt\\"');
  expect(body).toContain('hello');
});

test('takes numbers and long texts as they are typed, letter by letter', async () => {
  const page = await site.open('create-order');
  const amount = page.getByLabel('amount');
  await amount.pressSequentially('-0.50');
  expect(await amount.inputValue()).toBe('-0.50');
  expect(await snippet(page)).toContain('"amount": -0.5');
  await amount.fill('2');
  await amount.pressSequentially('.5e-3');
  expect(await amount.inputValue()).toBe('2.5e-3');
  const text = 'Ring twice / and wait for somebody to come down, '.repeat(3);
  const customer = page.getByLabel('customer');
  await customer.focus();
  await page.keyboard.type(text);
  expect(await customer.inputValue()).toBe(text);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('short');
  expect(await customer.inputValue()).toBe('short');
  expect(JSON.parse((await snippet(page))!.match(/\{[\s\S]*\}/)![0])).toMatchObject({
    customer: 'short',
    amount: 0.0025,
  });
});

test('lets an input method end the word in which a text becomes long', async () => {
  const page = await site.open('create-order');
  const customer = page.getByLabel('customer');
  await customer.fill('x'.repeat(79));
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', 'nih', 'nihao'])
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await devtools.send('Input.insertText', { text: '你好' });
  await page.keyboard.type(', Ada');
  expect(await customer.inputValue()).toBe(`${'x'.repeat(79)}你好, Ada`);
});

test('takes a name whose beginning is taken, letter by letter', async () => {
  const page = await site.open('create-order');
  await page.getByRole('button', { name: 'Add labels' }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add field: labels' }).click();
  const second = page.getByLabel('Name 2', { exact: true });
  await second.fill('');
  await second.pressSequentially('keyboard');
  expect(await second.inputValue()).toBe('keyboard');
  await second.fill('key');
  expect(await second.getAttribute('aria-invalid')).toBe('true');
  await second.press('Tab');
  expect(await second.inputValue()).toBe('keyboard');
  const form = await site.openIn('send-loose-form');
  await form.getByRole('combobox', { name: 'Content type' }).selectOption('application/x-www-form-urlencoded');
  await form.getByRole('button', { name: 'Add field' }).click();
  expect((await sendForEcho(form)).body).toBe('');
  await form.getByLabel('Name 1', { exact: true }).pressSequentially('named');
  await form.getByLabel('Value 1', { exact: true }).fill('x');
  expect((await sendForEcho(form)).body).toBe('named=x');
});

test('names a property whose name is empty', async () => {
  const page = await site.open('send-loose-form');
  await page.getByRole('combobox', { name: 'Content type' }).selectOption('application/json');
  await page.getByLabel('""', { exact: true }).first().fill('nameless');
  expect((await sendForEcho(page)).body).toBe('{"":"nameless"}');
});

test('a button that takes itself away leaves the focus in its place', async () => {
  const page = await site.open('create-order');
  const focused = page.locator('dialog :focus');
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  const expectFocus = (name: string) => expect.poll(() => focused.getAttribute('aria-label')).toBe(name);
  await press('Add labels');
  await expectFocus('Remove labels');
  await press('Add field: labels');
  await press('Remove labels key');
  await expectFocus('Add field: labels');
  await press('Remove labels');
  await expectFocus('Add labels');
  await page.getByText('More headers and parameters').press('Enter');
  await press('Add header');
  await page.getByRole('group', { name: 'Headers' }).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(() => focused.textContent()).toBe('Add header');
});

test('who comes to a choice of files by keyboard has it in sight, and the rest of the dialog where it was', async () => {
  const page = await site.open('upload-files');
  await page.setViewportSize({ width: 1280, height: 400 });
  const choice = page.locator('input[type=file]').last();
  await choice.focus();
  const label = (await choice.locator('..').boundingBox())!;
  const column = (await page.locator('.playground-inputs').boundingBox())!;
  expect(label.y + label.height / 2).toBeLessThanOrEqual(column.y + column.height);
  expect(await page.locator('dialog.playground').evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test('a body stays of the type that was chosen when its file is removed', async () => {
  const page = await site.open('attach-any');
  const type = page.getByLabel('Content type');
  await type.selectOption('image/png');
  const choice = page.locator('input[type=file]');
  await choice.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([137]) });
  await page.getByRole('button', { name: 'Remove a.png' }).press('Enter');
  await expect.poll(() => choice.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await type.inputValue()).toBe('image/png');
});
