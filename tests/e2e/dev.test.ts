import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';

import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserOptions } from './find-browser.ts';

const root = resolve(import.meta.dirname, '../..');
// Astro behaves differently inside of a Vitest process; users run the command in neither.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder = '';
let site = '';
let server: ChildProcess;
let said = '';
let url = '';
let browser: Browser;
let page: Page;

const interactive = `import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
};
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-dev-'));
  site = join(folder, 'site');
  cpSync(join(root, 'starter'), site, { recursive: true });
  mkdirSync(join(site, 'snippets'));
  writeFileSync(join(site, 'snippets/counter.jsx'), interactive);
  writeFileSync(join(site, 'film.txt'), '0123456789');
  change('quickstart.mdx', (text) =>
    text.replace(/^---\n[\s\S]*?\n---\n/, "$&\nimport { Counter } from '/snippets/counter.jsx';\n\n<Counter />\n"),
  );
  change('docs.json', (text) =>
    text.replace(/^\{/, '{ "redirects": [{ "source": "/old/:rest*", "destination": "/quickstart" }],'),
  );
  const options = ['dev', site, '--port', '0', '--base', '/docs'];
  server = spawn(process.execPath, [join(root, 'bin/docwright.js'), ...options], { cwd: folder, env });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (data: Buffer) => void (said += data.toString()));
  const [, address] = await vi.waitUntil(() => /Local +(\S+)\n/.exec(said), { timeout: 60_000 });
  url = address!.replace(/\/$/, '');
  said = '';
  browser = await chromium.launch(browserOptions());
  page = await browser.newPage();
}, 120_000);
afterAll(async () => {
  await browser.close();
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(site, file), edit(readFileSync(join(site, file), 'utf8')));
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
}

async function wordsAs(accept: string): Promise<[type: string | null, firstLine: string | undefined]> {
  const answer = await get('/quickstart', { accept });
  return [answer.headers.get('content-type'), (await answer.text()).split('\n')[0]];
}

async function status(): Promise<number> {
  return (await get('/')).status;
}

/** What the server says next that has this in it; then it is forgotten. */
async function hear(words: RegExp): Promise<string> {
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(words);
  const heard = said;
  said = '';
  return heard;
}

/** The page is loaded anew by itself for what was saved before, which breaks off whatever is evaluated in it. */
async function scroll(top: number): Promise<void> {
  const go = (): Promise<number> =>
    page.evaluate((wanted) => (scrollTo({ top: wanted, behavior: 'instant' }), scrollY), top).catch(() => -1);
  await expect.poll(go).toBe(top);
}

const place = (): Promise<number> => page.evaluate(() => scrollY).catch(() => -1);

test('a page is told of as it is saved, though nobody looks at it, and once it is mended', async () => {
  change('quickstart.mdx', (text) => `${text}\n\nA word {unknown.word} here.\n`);
  const heard = await hear(/1 warning in 1 file\n/);
  expect(heard).toMatch(/^quickstart\.mdx\n {2}warning {2}quickstart\.mdx:\d+:\d+\n/);
  change('quickstart.mdx', (text) => text.replace('{unknown.word} ', ''));
  expect(await hear(/fixed\n/)).toBe('quickstart.mdx: fixed\n');
});

test('pages, and the files that a build writes beside them, are answered as a host does', async () => {
  expect(await (await get('/')).text()).toContain('<h1 id="page-title"');
  expect((await get('/quickstart/')).status).toBe(200);
  expect((await get('/nowhere')).status).toBe(404);
  expect(await (await get('/quickstart.md')).text()).toMatch(/^# Quickstart\n/);
  expect(await (await get('/llms.txt')).text()).toContain('/docs/quickstart');
  expect(await (await get('/_docwright/search/manifest.json')).json()).toHaveProperty('partitions');
  expect((await get('/old/road?a=1')).headers.get('location')).toBe('/docs/quickstart?a=1');
  expect(await wordsAs('text/markdown')).toEqual(['text/markdown; charset=utf-8', '# Quickstart']);
  expect((await wordsAs('text/plain'))[0]).toBe('text/plain; charset=utf-8');
  expect((await wordsAs('text/html, text/markdown;q=0.9'))[0]).toBe('text/html; charset=utf-8');
  const part = await get('/film.txt', { range: 'bytes=2-4' });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  const { origin } = new URL(url);
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toBe('/docs/');
});

test('a page of another name that leads here learns nothing', async () => {
  const answer = once(request(`${url}/`, { headers: { host: 'rebound.example' } }).end(), 'response');
  const [{ statusCode }] = (await answer) as [IncomingMessage];
  expect(statusCode).toBe(403);
});

test('a page that was drawn before the last change finds its scripts', async () => {
  const html = await (await get('/quickstart')).text();
  const script = /\/_docwright\/islands\/[\w.-]+\.js/.exec(html)![0];
  change('index.mdx', (text) => `${text}\n\nSaved meanwhile.\n`);
  await expect.poll(async () => (await get('/index.md')).text()).toContain('Saved meanwhile.');
  expect((await get(script, { accept: '*/*' })).status).toBe(200);
});

test('an open page shows what is saved, in the place that it is scrolled to, and its components live', async () => {
  await page.setViewportSize({ width: 900, height: 300 });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  await page.goto(`${url}/quickstart`);
  const press = async (): Promise<string | null> => {
    await page.locator('#counter').click();
    return page.textContent('#counter');
  };
  await expect.poll(press).toMatch(/[1-9] times/);
  await scroll(200);
  // Another word for each try of this test.
  const word = `seen${Date.now()}`;
  change('quickstart.mdx', (text) => `${text}\n\nWords ${word} at once.\n`);
  await page.getByText(`Words ${word} at once.`).waitFor();
  await expect.poll(place).toBe(200);
  change('snippets/counter.jsx', (text) => text.replace(/Pressed|seen\d+/, word));
  await page.getByText(`${word} 0 times`).waitFor();
  expect(faults).toEqual([]);
});

test('what is saved comes in the place of what its page shows, and other pages are left as they are', async () => {
  const [reader, other] = [await browser.newPage(), await browser.newPage()];
  const faults: string[] = [];
  for (const one of [reader, other]) one.on('pageerror', ({ message }) => void faults.push(message));
  const mark = (one: Page) => one.evaluate(() => void Object.assign(window, { mark: 1 }));
  const isMarked = (one: Page) => one.evaluate(() => 'mark' in window).catch(() => null);
  await other.goto(`${url}/quickstart`, { waitUntil: 'networkidle' });
  await other.locator('#counter').click();
  const counted = other.getByText(/ 1 times$/);
  await counted.waitFor();
  const word = `word${Date.now()}`;
  const index = readFileSync(join(site, 'index.mdx'), 'utf8').split('\n\n<Accordion title="Kept"')[0]!;
  writeFileSync(join(site, 'index.mdx'), `${index}\n\n<Accordion title="Kept">One ${word}</Accordion>\n`);
  await expect.poll(async () => (await get('/')).text()).toContain(word);
  await reader.goto(`${url}/`, { waitUntil: 'networkidle' });
  await reader.getByText('Kept').click();
  await reader.getByText(`One ${word}`).waitFor();
  await Promise.all([mark(reader), mark(other)]);
  change('index.mdx', (text) => text.replace('One', 'Two'));
  await reader.getByText(`Two ${word}`).waitFor();
  expect([await isMarked(reader), await isMarked(other), await counted.isVisible()]).toEqual([true, true, true]);
  // A page that was fetched before it was saved is not shown.
  const link = reader.locator('#sidebar a[href$="/quickstart"]');
  const fetched = reader.waitForResponse(`${url}/quickstart`);
  await link.hover();
  await fetched;
  change('quickstart.mdx', (text) => `${text}\n\nThree ${word}.\n`);
  await other.getByText(`Three ${word}.`).waitFor();
  await link.click();
  await reader.getByText(`Three ${word}.`).waitFor();
  expect([await isMarked(reader), await isMarked(other)]).toEqual([true, true]);
  change('quickstart.mdx', (text) => text.replace(`\n\nThree ${word}.\n`, '').replace(/^title: .*/m, `title: ${word}`));
  await reader.locator('#sidebar', { hasText: word }).waitFor({ state: 'attached' });
  await reader.waitForLoadState('networkidle');
  await mark(reader);
  writeFileSync(join(site, 'film.txt'), '9876543210');
  await expect.poll(() => isMarked(reader)).toBe(false);
  expect(faults).toEqual([]);
  writeFileSync(join(site, 'index.mdx'), index);
  change('quickstart.mdx', (text) => text.replace(/^title: .*/m, 'title: Quickstart'));
  await Promise.all([reader.close(), other.close()]);
});

test('a page stays where it was scrolled to when its address names an accordion, which stays open', async () => {
  const without = (text: string): string => text.split('\n\n<Accordion title="Folded"')[0]!;
  const accordion = '\n\n<Accordion title="Folded">Inner words</Accordion>\n\nThe end.\n';
  change('quickstart.mdx', (text) => without(text) + accordion);
  await page.getByText('Folded').click();
  await expect.poll(() => page.url()).toContain('#folded');
  await scroll(200);
  change('quickstart.mdx', (text) => text.replace('The end.', 'The very end.'));
  await page.getByText('The very end.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Inner words').isVisible()).toBe(true);
  expect(await place()).toBe(200);
  change('quickstart.mdx', without);
  await page.getByText('Folded').waitFor({ state: 'detached' });
});

test('what is wrong stands in a corner of the page, is read by keys, and goes once it is mended', async () => {
  change('quickstart.mdx', (text) => `${text}\n\n[A link](/nowhere)\n`);
  expect(await hear(/1 error in 1 file\n/)).toContain('There is no page or file at "/nowhere"');
  const button = page.locator('docwright-problems #open');
  await expect.poll(() => button.textContent()).toBe('1 problem');
  await button.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Problems of the site' });
  expect(await list.textContent()).toMatch(/quickstart\.mdx:\d+:\d+error There is no page or file at "\/nowhere"/);
  await page.keyboard.press('Escape');
  expect(await list.isVisible()).toBe(false);
  await button.click();
  await page.getByRole('button', { name: 'Close until something else is wrong' }).click();
  expect(await button.isVisible()).toBe(false);
  change('quickstart.mdx', (text) => text.replace('(/nowhere)', '(/elsewhere)'));
  await expect.poll(() => button.isVisible()).toBe(true);
  change('quickstart.mdx', (text) => text.replace(/\n\n\[A link.*\n/, ''));
  await expect.poll(() => button.isVisible()).toBe(false);
  await hear(/quickstart\.mdx: fixed\n/);
});

test('errors stand above the warnings that come before them in the site', async () => {
  const added = '\n\n<Nothing>Text</Nothing>\n\n[A link](/nowhere)\n';
  change('quickstart.mdx', (text) => text + added);
  const severities = page.locator('docwright-problems li > b');
  await expect.poll(() => severities.allTextContents()).toEqual(['error', 'warning']);
  change('quickstart.mdx', (text) => text.replace(added, ''));
  await hear(/quickstart\.mdx: fixed\n/);
});

test('what is wrong with a diagram stands below its source', async () => {
  const diagram = await browser.newPage();
  writeFileSync(join(site, 'diagram.mdx'), '---\ntitle: Diagram\n---\n\n```mermaid\nflowchart LR\n  A -- B[\n```\n');
  await expect.poll(async () => (await get('/diagram')).status).toBe(200);
  await diagram.goto(`${url}/diagram`);
  const element = diagram.locator('dw-mermaid[data-failed]');
  await element.waitFor();
  const shown = await element.evaluate((drawn) => getComputedStyle(drawn, '::after').content);
  expect(shown).toContain('Parse error on line');
  await diagram.close();
  rmSync(join(site, 'diagram.mdx'));
});

test('settings that cannot be used are shown in the page, and the page again once they are mended', async () => {
  const settings = readFileSync(join(site, 'docs.json'), 'utf8');
  await scroll(200);
  change('docs.json', () => '{');
  await page.getByText('docs.json:1').waitFor();
  await hear(/1 error in 1 file\n/);
  change('docs.json', () => settings);
  await page.locator('#counter').waitFor();
  await hear(/docs\.json: fixed\n/);
  await expect.poll(place).toBe(200);
});

test('a page that was away for a while is shown where it was scrolled to', async () => {
  renameSync(join(site, 'quickstart.mdx'), join(site, 'quickstart.old'));
  await page.getByText('Page not found').first().waitFor();
  await hear(/error/);
  renameSync(join(site, 'quickstart.old'), join(site, 'quickstart.mdx'));
  await page.locator('#counter').waitFor();
  await hear(/fixed\n/);
  await expect.poll(place).toBe(200);
});

test('a theme that the site gets meanwhile is shown at the same address', async () => {
  mkdirSync(join(site, 'themes/own'), { recursive: true });
  for (const file of ['Layout.astro', 'tokens.css'])
    cpSync(join(root, 'themes/mint', file), join(site, 'themes/own', file));
  change('docs.json', (text) => text.replace('"mint"', '"own"'));
  await expect.poll(() => page.content(), { timeout: 60_000 }).toContain('/@vite/client');
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  change('quickstart.mdx', (text) => `${text}\n\nWords in a theme of its own.\n`);
  await page.getByText('Words in a theme of its own.').waitFor();
  expect(await wordsAs('text/markdown')).toEqual(['text/markdown; charset=utf-8', '# Quickstart']);
  said = '';
});

test('in a theme of the site, too, what is wrong stands in a corner until it is mended', async () => {
  change('quickstart.mdx', (text) => `${text}\n\n[A link](/nowhere)\n`);
  const button = page.locator('docwright-problems #open');
  await expect.poll(() => button.textContent()).toBe('1 problem');
  // A page that loads anew by itself breaks this off.
  const reload = (): Promise<boolean> =>
    page.reload().then(
      () => true,
      () => false,
    );
  await expect.poll(reload).toBe(true);
  await expect.poll(() => button.isVisible()).toBe(true);
  change('quickstart.mdx', (text) => text.replace('\n\n[A link](/nowhere)\n', ''));
  await expect.poll(() => button.isVisible()).toBe(false);
  await hear(/quickstart\.mdx: fixed\n/);
});

test('a theme that cannot be compiled is told of by its file, without a line of the tools inside', async () => {
  const layout = readFileSync(join(site, 'themes/own/Layout.astro'), 'utf8');
  change('themes/own/Layout.astro', () => '---\nconst a = ;\n---\n');
  await expect.poll(status, { timeout: 60_000 }).toBe(500);
  const heard = await hear(/1 error in 1 file\n/);
  expect(heard).toMatch(/^themes\/own\/Layout\.astro\n {2}error {4}themes\/own\/Layout\.astro:2:\d+\n/);
  expect(heard).not.toMatch(/vite|astro\.build|\[ERROR\]|\n\s+at /i);
  change('themes/own/Layout.astro', () => layout);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  expect(await hear(/fixed\n/)).toBe('themes/own/Layout.astro: fixed\n');
});

test('a theme that fails after the head of a page was sent is told of as well, and shown in the browser', async () => {
  const layout = readFileSync(join(site, 'themes/own/Layout.astro'), 'utf8');
  change('themes/own/Layout.astro', (text) => `${text}\n<p>{nowhere.known}</p>\n`);
  // An open page asks by itself only once its connection stands, which nobody can see.
  const asking = page.reload().catch(() => null);
  const heard = await hear(/1 error in 1 file\n/);
  expect(heard).toMatch(
    /^themes\/own\/Layout\.astro\n {2}error {4}themes\/own\/Layout\.astro:\d+:\d+\n +nowhere is not/,
  );
  await asking;
  await page.locator('vite-error-overlay').waitFor();
  change('themes/own/Layout.astro', () => layout);
  await expect.poll(() => page.reload().then(Boolean, () => false)).toBe(true);
  expect(await hear(/fixed\n/)).toBe('themes/own/Layout.astro: fixed\n');
});

test('a site that gives its theme up is shown in one of the package again', async () => {
  await page.getByText('Words in a theme of its own.').waitFor();
  expect(await wordsAs('text/markdown')).toEqual(['text/markdown; charset=utf-8', '# Quickstart']);
  change('docs.json', (text) => text.replace('"own"', '"mint"'));
  await expect
    .poll(() => page.content().catch(() => '/@vite/client'), { timeout: 60_000 })
    .not.toContain('/@vite/client');
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  change('quickstart.mdx', (text) => `${text}\n\nWords in a theme of the package.\n`);
  await page.getByText('Words in a theme of the package.').waitFor();
  said = '';
});

test('a signal ends it, and nothing more is said', async () => {
  said = '';
  server.kill('SIGINT');
  expect((await once(server, 'exit'))[0]).toBe(0);
  expect(said).toBe('');
});
