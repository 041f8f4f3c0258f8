import { expect, test } from 'vitest';
import { servePlayground } from './playground/serve-playground.ts';

const site = servePlayground('open');
const room = 'websockets/chat-room';

test('a token that is offered as a subprotocol, and one in the address, are not to be read in the log', async () => {
  const page = await site.open(room);
  await page.getByLabel('Authorization', { exact: true }).fill('t0ken');
  await page.getByLabel('room', { exact: true }).fill('a');
  await page.getByLabel('api_key', { exact: true }).fill('s3cret');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /rooms/a?api_key=s3cret t0ken', { exact: true }).waitFor();
  const opened = await page.locator('.playground-events > [data-kind="opened"]').innerText();
  expect(opened).toContain(`${new URL(site.api.url).host}/rooms/a?api_key=••••••••`);
  expect(opened).not.toMatch(/s3cret|t0ken/);
});

test('what came of a connection is told in words', async () => {
  site.expectErrors(/WebSocket connection to .* failed/);
  const page = await site.open(room);
  await page.getByLabel('room', { exact: true }).fill('a');
  await page.getByLabel('Connect again').uncheck();
  await page.getByLabel('port', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('alert').getByText('1006 · Browsers do not tell why a connection could not be opened').waitFor();
  await page.getByLabel('port', { exact: true }).fill(new URL(site.api.url).port);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('break');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('1006 · the connection broke').waitFor();
});

test('a connection that lacks what the description requires is opened at the second try only', async () => {
  const page = await site.open('websockets/news');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('alert').getByText('The description requires a value for topic.').waitFor();
  await expect
    .poll(() => page.getByLabel('topic', { exact: true }).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /news', { exact: true }).waitFor();
});

test('a message starts as what its content type is', async () => {
  const page = await site.open(room);
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Kind of message').selectOption({ label: 'Note' });
  expect(await message.inputValue()).toContain('<note>');
  await page.getByLabel('Kind of message').selectOption({ label: 'Picture' });
  expect(await message.inputValue()).toBe('');
  expect(await page.getByLabel('Content type').inputValue()).toBe('hex');
});

test('a message is written from its own side, in letters at which phones do not zoom', async () => {
  await site.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await site.openIn(room);
  const style = await page
    .getByRole('textbox', { name: 'Message' })
    .evaluate((field) => ({ ...getComputedStyle(field) }) as CSSStyleDeclaration);
  expect([style.unicodeBidi, style.fontSize]).toEqual(['plaintext', '16px']);
});

test('messages are in sight once a reader of a phone connects', async () => {
  await site.newContext({ viewport: { width: 360, height: 640 } });
  const page = await site.openIn(room);
  await page.getByLabel('room', { exact: true }).fill('a');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /rooms/a', { exact: true }).waitFor();
  await expect
    .poll(async () => (await page.getByRole('textbox', { name: 'Message' }).boundingBox())!.y)
    .toBeLessThan(400);
});

test('the newest message is in sight, unless a reader scrolled up', async () => {
  const page = await site.open(room);
  await page.getByLabel('room', { exact: true }).fill('a');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]');
  const log = page.getByRole('list', { name: 'Log' });
  const sendOne = async () => {
    const count = await log.getByRole('listitem').count();
    await page.getByRole('button', { name: 'Send message' }).click();
    await log
      .getByRole('listitem')
      .nth(count + 1)
      .waitFor();
  };
  const toEnd = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  for (let count = 0; count < 3; count++) await sendOne();
  await expect.poll(toEnd).toBeLessThan(2);
  await log.evaluate((list) => list.scrollTo(0, 10));
  await page.waitForTimeout(100);
  await sendOne();
  expect(await log.evaluate((list) => list.scrollTop)).toBe(10);
});

test('what happened on a connection has the whole width of a phone', async () => {
  await site.newContext({ viewport: { width: 360, height: 640 } });
  const page = await site.openIn(room);
  await page.getByLabel('room', { exact: true }).fill('a');
  await page.getByRole('button', { name: 'Connect' }).click();
  const message = page.getByRole('list', { name: 'Log' }).getByText('hello /rooms/a', { exact: true });
  expect((await message.boundingBox())!.x).toBeLessThan(60);
});
