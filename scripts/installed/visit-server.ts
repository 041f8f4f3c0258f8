import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { lastLines } from './last-lines.ts';
import type { WalkOptions } from './walk-options.ts';

export interface VisitOptions extends WalkOptions {
  /** The command that serves, without its port. */
  args: readonly string[];
  browser: Browser;
  /** The file of the home page, which is changed while it is shown; `null` to leave it. */
  edit: string | null;
  onPage: () => void;
}

const word = 'Freshly written';

/** Opens every page that the links of a server lead to, and sees an edit on the screen. @returns what went wrong */
export async function visitServer({
  program,
  place,
  port,
  args,
  browser,
  edit,
  onPage,
}: VisitOptions): Promise<string[]> {
  const name = args.join(' ');
  const [command = '', ...rest] = [...program, ...args, '--port', String(port)];
  const server = spawn(command, rest, { ...place, gid: place.uid, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const faults: string[] = [];
  const page = await browser.newPage();
  collectFaults(page, (fault) => faults.push(`${name}: ${fault}`));
  try {
    const home = `http://localhost:${port}/`;
    await waitFor(async () => (await fetch(home)).ok);
    await openAll(page, { home, onPage });
    if (edit !== null) await seeEdit(page, { home, file: edit });
    faults.push(...complaints(said).map((line) => `${name}: ${line}`));
  } catch (error) {
    faults.push(`${name}: ${lastLines(String(error))}; it said: ${lastLines(said)}`);
  } finally {
    await page.close();
    await stop(server);
  }
  return [...new Set(faults)];
}

function collectFaults(page: Page, add: (fault: string) => void): void {
  page.on('console', (message) => message.type() === 'error' && add(`${page.url()}: console: ${message.text()}`));
  page.on('pageerror', (error) => add(`${page.url()}: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`));
}

/** What the service says of a model that is not installed is as it should be. */
function complaints(said: string): string[] {
  return said
    .split('\n')
    .filter((line) => /\b(?:error|warn)\b|outside of Vite/i.test(line) && !/@docwright\/model|^npm /.test(line));
}

async function openAll(page: Page, { home, onPage }: { home: string; onPage: () => void }): Promise<void> {
  const waiting = new Set([home]);
  for (const address of waiting) {
    await page.goto(address, { waitUntil: 'networkidle' });
    onPage();
    const links = await page.$$eval('a[href]', (all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (`${origin}/` === home && !/\.\w+$/.test(pathname)) waiting.add(origin + pathname);
    }
  }
}

async function seeEdit(page: Page, { home, file }: { home: string; file: string }): Promise<void> {
  await page.goto(home);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n${word}\n`);
  await page.getByText(word).first().waitFor({ timeout: 60_000 });
}

async function waitFor(isThere: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (await isThere().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('It does not answer');
}

/** With what it started: package managers run programs in processes of their own. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid!, 'SIGTERM');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
  try {
    process.kill(-server.pid!, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
