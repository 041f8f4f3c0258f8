import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { browserOptions } from '../e2e/find-browser.ts';
import { collectFaults } from '../e2e/open-site.ts';
import { startSlowModel } from '../e2e/service/slow-model.ts';
import { startServe } from '../e2e/service/start-serve.ts';

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'docwright-assistant-'));
let service: ChildProcess;
let browser: Browser | undefined;
let url = '';

/** The service itself, on the manual as it was built, with its own answerer. */
beforeAll(async () => {
  const { VITEST: _, ...env } = process.env;
  service = spawn(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'serve', join(root, 'dist'), '--port', '0', '--data', data],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  url = await new Promise<string>((found, failed) => {
    let said = '';
    service.once('exit', (code) => failed(new Error(`docwright serve ended with ${code}: ${said}`)));
    service.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) found(address);
    });
  });
  // The index is made beside, by a process of its own.
  await vi.waitUntil(async () => (await countPassages('fonts')) > 0, { timeout: 100_000, interval: 200 });
  browser = await chromium.launch(browserOptions());
}, 120_000);

afterAll(async () => {
  await browser?.close();
  service.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function countPassages(query: string, service = url): Promise<number> {
  const answer = await fetch(`${service}/_docwright/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.ok ? ((await answer.json()) as unknown[]).length : 0;
}

async function openPage(
  path: string,
  options?: BrowserContextOptions,
  service = url,
): Promise<{ page: Page; faults: string[] }> {
  const page = await (await browser!.newContext(options)).newPage();
  const faults = collectFaults(page);
  // A script may catch what its page refuses it; browsers tell readers of it all the same.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    ),
  );
  await page.goto(service + path);
  await page.locator('#assistant-entry').waitFor({ state: 'attached' });
  return { page, faults };
}

async function ask(page: Page, question: string): Promise<void> {
  const answers = await page.locator('.assistant-message').count();
  await page.locator('#chat-assistant-textarea').fill(question);
  await page.keyboard.press('Enter');
  await waitForAnswer(page, answers);
}

/** Waits until an answer is whole. */
async function waitForAnswer(page: Page, number = 0): Promise<void> {
  await page
    .locator('.assistant-message')
    .nth(number)
    .and(page.locator('[aria-busy="false"]'))
    .locator('.assistant-answer p')
    .first()
    .waitFor({ timeout: 20_000 });
}

/** Whether keys still reach the panel. */
async function hasFocus(page: Page): Promise<boolean> {
  return page.locator('#chat-assistant-sheet').evaluate((panel) => panel.contains(document.activeElement));
}

test('a question asked by keyboard is answered with links to pages, and is still there after a reload', async () => {
  const { page, faults } = await openPage('/quickstart');
  await page.keyboard.press('Control+i');
  await page.locator('#chat-assistant-textarea:focus').waitFor();
  await ask(page, 'How do I set the fonts of a site?');
  const source = page.locator('.assistant-answer p > a').first();
  expect(await page.locator('.assistant-answer blockquote').count()).toBeGreaterThan(0);
  // Pages that the answer links are not listed a second time.
  expect(await page.locator('.assistant-sources').count()).toBe(0);
  const href = await source.getAttribute('href');
  expect((await page.request.get(new URL(href!, url).href)).ok()).toBe(true);
  await page.reload();
  await page.locator('#assistant-entry').click();
  await page.getByText('How do I set the fonts of a site?').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#chat-assistant-sheet').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('assistant-entry');
  expect(faults).toEqual([]);
});

test('its key closes the panel as well, and the focus is where it was before', async () => {
  const { page } = await openPage('/quickstart');
  const sheet = page.locator('#chat-assistant-sheet');
  const link = page.locator('#content a').first();
  await link.focus();
  for (const _ of ['once', 'again']) {
    await page.keyboard.press('Control+i');
    await page.locator('#chat-assistant-textarea:focus').waitFor();
    await page.keyboard.press('Control+i');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('Control+i');
  await page.locator('#chat-assistant-textarea:focus').waitFor();
  const other = page.locator('#content a').nth(1);
  await other.focus();
  await page.keyboard.press('Control+i');
  await sheet.waitFor({ state: 'hidden' });
  expect(await other.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('the focus goes to the button of the panel where what opened it is gone', async () => {
  const { page } = await openPage('/quickstart');
  await page.locator('#content a').first().focus();
  await page.keyboard.press('Control+i');
  await page.locator('#chat-assistant-textarea:focus').waitFor();
  await page
    .locator('#content a')
    .first()
    .evaluate((link) => link.remove());
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('assistant-entry');
});

test('the search dialog asks it with what was selected, and after a new conversation', async () => {
  const { page } = await openPage('/quickstart');
  const contexts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_docwright/assistant'))
      contexts.push((request.postDataJSON() as { context?: unknown[] }).context?.length);
  });
  const askFromSearch = async (question: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill(question);
    await page.locator('[data-ask]').click();
    await page.locator('.assistant-question').getByText(question).waitFor();
    await waitForAnswer(page);
  };
  await page.locator('#content .code-block').first().hover();
  await page.locator('.ask-assistant-code-block-button').first().click();
  await page.locator('.assistant-composer .assistant-context').waitFor();
  await askFromSearch('What is a tab?');
  await page.getByRole('button', { name: 'New conversation' }).press('Enter');
  await page.locator('.assistant-welcome').waitFor();
  await askFromSearch('What is a menu?');
  expect(contexts).toEqual([1, undefined]);
});

test('an answer is announced once, in the words that are shown, and stands once in the page after a while', async () => {
  const { page } = await openPage('/quickstart');
  await page.clock.install();
  await page.locator('#assistant-entry').click();
  await ask(page, 'How do I set the fonts of a site?');
  const status = page.locator('.assistant-messages [role="status"]');
  const shown = await page.locator('.assistant-answer').innerText();
  await expect.poll(() => status.textContent()).toBe(shown);
  expect(await page.locator('.assistant-answer a').count()).toBeGreaterThan(0);
  expect(shown).not.toContain('](');
  await page.clock.fastForward(6_000);
  await expect.poll(() => status.textContent()).toBe('');
  // Nor is it news when the panel is opened on the next page.
  await page.reload();
  await page.locator('#assistant-entry').click();
  await page.locator('.assistant-answer').waitFor();
  expect(await status.textContent()).toBe('');
});

test('the second question continues the thread that the service named', async () => {
  const { page } = await openPage('/');
  const bodies: { threadId?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_docwright/assistant')) bodies.push(request.postDataJSON() as { threadId?: string });
  });
  await page.locator('#assistant-entry').click();
  await ask(page, 'What is a division?');
  await ask(page, 'How do I hide one?');
  expect(bodies[0]?.threadId).toBeUndefined();
  expect(bodies[1]?.threadId).toMatch(/\w/);
});

test('selected text and blocks of code go with a question', async () => {
  const { page } = await openPage('/quickstart');
  const bodies: { context?: { type: string; value: string }[]; currentPath?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_docwright/assistant')) bodies.push(request.postDataJSON() as (typeof bodies)[number]);
  });
  await page.locator('#content p').first().selectText();
  await page.locator('#content p').first().dispatchEvent('pointerup');
  await page.locator('#text-selection-tooltip-button').click();
  await page.locator('#content .code-block').first().hover();
  await page.locator('.ask-assistant-code-block-button').first().click();
  await expect.poll(() => page.locator('.assistant-composer .assistant-context').count()).toBe(2);
  await ask(page, 'What does this mean?');
  expect(bodies[0]?.context?.map(({ type }) => type)).toEqual(['textSelection', 'code']);
  expect(bodies[0]?.currentPath).toBe('/quickstart');
});

test('the panel stays open with its thread when another page comes in place', async () => {
  const { page, faults } = await openPage('/quickstart', { viewport: { width: 1440, height: 900 } });
  await page.locator('#assistant-entry').click();
  await ask(page, 'How do I install it?');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.locator('#chat-assistant-textarea').fill('half a question');
  // At this width the list of pages makes room for the panel.
  await page.locator('#sidebar a[href="/write/code"]').evaluate((link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.documentElement.dataset['currentPath'] === '/write/code');
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  expect(await page.locator('.assistant-message').count()).toBe(1);
  expect(await page.locator('#chat-assistant-textarea').inputValue()).toBe('half a question');
  expect(await page.locator('#chat-assistant-textarea').isVisible()).toBe(true);
  await page.locator('#chat-assistant-textarea').fill('');
  await page.locator('#chat-assistant-textarea').focus();
  await ask(page, 'How do I show code?');
  expect(await page.locator('.assistant-message').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('a refused question says why and can be asked again', async () => {
  const { page } = await openPage('/');
  await page.route(
    '**/_docwright/assistant',
    (route) =>
      route.fulfill({ status: 429, contentType: 'application/json', body: '{"code":"rate-limited","message":"x"}' }),
    { times: 1 },
  );
  await page.locator('#assistant-entry').click();
  await page.locator('#chat-assistant-textarea').fill('What is a tab?');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Too many questions').waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await waitForAnswer(page);
  expect(await hasFocus(page)).toBe(true);
  await page.getByRole('button', { name: 'New conversation' }).press('Enter');
  await page.locator('.assistant-welcome').waitFor();
  expect(await hasFocus(page)).toBe(true);
});

test('an answer can be stopped by keyboard, and keys still reach the panel', async () => {
  const { page } = await openPage('/');
  await page.route('**/_docwright/assistant', () => undefined);
  await page.locator('#assistant-entry').click();
  await page.locator('#chat-assistant-textarea').fill('What is a tab?');
  await page.keyboard.press('Enter');
  await page.locator('[data-action="stop"]').press('Enter');
  await page.locator('[data-action="send"]').waitFor();
  // Of an input method that takes back its proposal.
  await page
    .locator('#chat-assistant-textarea')
    .dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  expect(await page.locator('#chat-assistant-sheet').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('#chat-assistant-sheet').waitFor({ state: 'hidden' });
});

test('a question from elsewhere ends the answer that is still to come, and is in sight', async () => {
  const { page } = await openPage('/');
  await page.route('**/_docwright/assistant', () => undefined);
  const ended = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/assistant') });
  await page.locator('#assistant-entry').click();
  await page.locator('#chat-assistant-textarea').fill('What is a tab?\n'.repeat(100));
  await page.keyboard.press('Enter');
  await page.locator('[data-action="stop"]').waitFor();
  const list = page.locator('.assistant-messages');
  await list.hover();
  await page.mouse.wheel(0, -3_000);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page
    .locator('#assistant-entry')
    .evaluate((entry) => entry.dispatchEvent(new CustomEvent('ask', { detail: 'What is a menu?' })));
  await ended;
  const asked = page.getByText('What is a menu?');
  await asked.waitFor();
  await expect.poll(() => asked.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test('an answer that was cut off is continued by a press of a button', async () => {
  const model = await startSlowModel({ words: 5, pause: 5, cutAnswers: 1 });
  const served = await startServe([join(root, 'dist'), '--data', join(data, 'with-model')], {
    DOCWRIGHT_MODEL_URL: model.url,
    DOCWRIGHT_MODEL: 'slow',
  });
  onTestFinished(async () => {
    await served.stop();
    model.close();
  });
  await vi.waitUntil(async () => (await countPassages('fonts', served.url)) > 0, { timeout: 100_000, interval: 200 });
  const { page, faults } = await openPage('/quickstart', {}, served.url);
  await page.locator('#assistant-entry').click();
  await ask(page, 'How do I set the fonts of a site?');
  // What was cut is known after a reload, too.
  await page.reload();
  await page.locator('#assistant-entry').click();
  const goOn = page.getByRole('button', { name: 'Continue the answer' });
  await goOn.focus();
  await page.keyboard.press('Enter');
  await waitForAnswer(page, 1);
  expect(await page.locator('.assistant-question').allTextContents()).toEqual([
    'How do I set the fonts of a site?',
    'Continue the answer',
  ]);
  expect(await goOn.count()).toBe(0);
  expect(await hasFocus(page)).toBe(true);
  const spoken = model.conversations.at(-1)!.filter(({ role }) => role === 'user' || role === 'assistant');
  expect(spoken.flatMap(({ content }) => content?.trim() ?? [])).toEqual([
    'How do I set the fonts of a site?',
    'word0 word1 word2 word3 word4',
    'Continue the answer',
  ]);
  expect(faults).toEqual([]);
});

test('a thread that the service has forgotten begins anew by itself', async () => {
  const { page } = await openPage('/');
  await page.evaluate(() => {
    const part = (text: string) => [{ type: 'text', text }];
    const messages = [
      { id: 'q1', role: 'user', parts: part('Hello?') },
      { id: 'a1', role: 'assistant', metadata: { threadId: 'thread_of_another_day' }, parts: part('Yes.') },
    ];
    localStorage.setItem('docwright:assistant:', JSON.stringify({ id: 'kept', messages }));
  });
  await page.reload();
  await page.locator('#assistant-entry').click();
  await page.getByText('Hello?').waitFor();
  await ask(page, 'What is a tab?');
});

test('the address opens the panel and asks, once', async () => {
  const { page } = await openPage('/?assistant=How%20do%20I%20add%20a%20logo%3F');
  await waitForAnswer(page);
  expect(page.url()).not.toContain('assistant');
});

test('on a phone the panel fills the screen and nothing scrolls sideways', async () => {
  const { page } = await openPage('/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.locator('#assistant-entry').tap();
  await page.locator('#chat-assistant-sheet').waitFor();
  const box = await page.locator('#chat-assistant-sheet').boundingBox();
  expect([Math.round(box!.x), Math.round(box!.width)]).toEqual([0, 390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the search dialog shows what the service finds by meaning', async () => {
  const { page, faults } = await openPage('/');
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith('/_docwright/search'));
  await page.locator('#search-input').fill('how to keep a page out of google');
  const pages = (await (await answered).json()) as { route: string }[];
  await expect
    .poll(() => page.locator('[role="option"][href]').first().getAttribute('href'))
    .toContain(pages[0]!.route);
  expect(faults).toEqual([]);
});
