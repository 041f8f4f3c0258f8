import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserOptions } from '../../tests/e2e/find-browser.ts';
import { type CommandPlace, runCommand } from './run-command.ts';

export interface WalkOptions {
  /** What runs `docwright`, without its arguments. */
  program: string[];
  place: CommandPlace;
  port: number;
}

/** Uses an installed package as its users do, in a folder that is its own. @returns what went wrong */
export async function walk({ program, place, port }: WalkOptions): Promise<string[]> {
  const faults: string[] = [];
  const run = async (...args: string[]): Promise<void> => {
    const { code, output } = await runCommand([...program, ...args], place);
    // What npm says of its own settings is no word of the package's.
    const bad = /\b(?:warn(?:ing)?|error|deprecat\w+)\b.*/i.exec(
      output.replace(/^npm warn .*|0 errors, 0 warnings/gm, ''),
    );
    if (code !== 0 || bad) faults.push(`${args[0]}: exit ${code}, ${lastLines(bad?.[0] ?? output)}`);
  };
  await run('new', 'docs');
  await run('build', 'docs', '--out', 'dist', '--strict');
  await run('validate', 'docs');
  if (faults.length > 0) return faults;
  const browser = await chromium.launch(browserOptions());
  try {
    const edit = { file: join(place.cwd, 'docs/index.mdx'), word: 'Freshly written' };
    for (const [args, change] of [
      [['dev', 'docs'], edit],
      [['preview', 'dist'], null],
      [['serve', 'dist'], null],
    ] as const)
      faults.push(...(await visit(args, { program, place, port, browser, edit: change })));
  } finally {
    await browser.close();
  }
  return faults;
}

interface Visit extends WalkOptions {
  browser: Browser;
  edit: { file: string; word: string } | null;
}

/** Opens every page that a server's sitemap of links leads to, and sees an edit on the screen. */
async function visit(args: readonly string[], { program, place, port, browser, edit }: Visit): Promise<string[]> {
  const [command = '', ...rest] = [...program, ...args, '--port', String(port)];
  const server = spawn(command, rest, { ...place, gid: place.uid, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  server.stdout.on('data', (data) => (said += data));
  server.stderr.on('data', (data) => (said += data));
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(`${args[0]}: console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`${args[0]}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${args[0]}: ${response.status()} ${response.url()}`);
  });
  try {
    const home = `http://localhost:${port}/`;
    await waitFor(async () => (await fetch(home)).ok, `${args[0]} does not answer: ${lastLines(said)}`);
    await openAll(page, home);
    if (edit) {
      await page.goto(home);
      writeFileSync(edit.file, `${readFileSync(edit.file, 'utf8')}\n\n${edit.word}\n`);
      await page.getByText(edit.word).first().waitFor({ timeout: 20_000 });
    }
    // What the service says of a model that is not installed is as it should be.
    const wrong = said
      .split('\n')
      .filter((line) => /\b(?:error|warn)\b|outside of Vite/i.test(line) && !line.includes('@docwright/model'));
    faults.push(...wrong.map((line) => `${args[0]}: ${line}`));
  } catch (error) {
    faults.push(`${args[0]}: ${lastLines(String(error))}`);
  } finally {
    await page.close();
    await stop(server);
  }
  return [...new Set(faults)];
}

async function openAll(page: Page, home: string): Promise<void> {
  const waiting = new Set([home]);
  for (const address of waiting) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const links = await page.$$eval('a[href]', (all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (`${origin}/` === home && !/\.\w+$/.test(pathname)) waiting.add(origin + pathname);
    }
  }
}

async function waitFor(isThere: () => Promise<boolean>, message: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (await isThere().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(message);
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

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join(' | ').slice(0, 300);
}
