import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateContent, writeDocsSite } from './generate-site.ts';
import { residentMemory } from './resident-memory.ts';

/**
 * What the author of a large site waits for: `npm run bench:dev -- [site] [--pages 1100] [--edits 100]` starts
 * `docwright dev` on a copy of a site, or on one that is made, asks for a page, edits it again and again, and prints
 * how long each took until it was answered and the memory of all processes. `--edited snippet` edits a snippet that the
 * page shows, `--edited statement` what the page declares.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1100' },
    edits: { type: 'string', default: '100' },
    edited: { type: 'string', default: 'page' },
  },
});
const command = resolve(import.meta.dirname, '../bin/docwright.js');
const port = 43_817;
const folder = mkdtempSync(join(tmpdir(), 'docwright-dev-'));
if (positionals[0]) cpSync(positionals[0], folder, { recursive: true });
else writeDocsSite(folder, generateContent(Number(values.pages)));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx') && !/snippets|node_modules/.test(path))
  .sort();
const started = performance.now();
const child = spawn(process.execPath, [command, 'dev', folder, '--port', String(port)], { stdio: 'ignore' });
try {
  const edited = pages[Math.floor(pages.length / 2)]!;
  await askUntil(edited, () => true);
  print('first page', performance.now() - started);
  print('memory', megabytes());
  for (const page of pages.slice(0, 20)) await askUntil(page, () => true);
  print('memory after 20 pages', megabytes());
  const times: number[] = [];
  const source = readFileSync(join(folder, edited), 'utf8');
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const words = `Edit number ${edit} of many.`;
    const before = performance.now();
    writeEdit(edited, { source, words });
    await askUntil(edited, (html) => html.includes(words));
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  print('edit to answer, median', times[Math.floor(times.length / 2)]!);
  print('edit to answer, slowest', times.at(-1)!);
  print('memory after edits', megabytes());
} finally {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

function writeEdit(page: string, { source, words }: { source: string; words: string }): void {
  if (values.edited === 'page') return writeFileSync(join(folder, page), `${source}\n\n${words}\n`);
  const [head, body] = [source.slice(0, source.indexOf('\n---', 3) + 4), source.slice(source.indexOf('\n---', 3) + 4)];
  if (values.edited === 'statement')
    return writeFileSync(join(folder, page), `${head}\n\nexport const words = '${words}'\n\n{words}\n${body}`);
  mkdirSync(join(folder, 'snippets'), { recursive: true });
  writeFileSync(join(folder, 'snippets/edited.mdx'), `${words}\n`);
  const using = `${head}\n\nimport Edited from '/snippets/edited.mdx'\n\n<Edited />\n${body}`;
  if (readFileSync(join(folder, page), 'utf8') !== using) writeFileSync(join(folder, page), using);
}

async function askUntil(page: string, isThere: (html: string) => boolean): Promise<void> {
  const route = page.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  for (;;) {
    try {
      const response = await fetch(`http://localhost:${port}/${route}`);
      if (isThere(await response.text())) return;
    } catch {
      // It has not begun to listen.
    }
    await new Promise((done) => setTimeout(done, 30));
  }
}

function megabytes(): number {
  return residentMemory(child.pid!) / 1e6;
}

function print(name: string, value: number): void {
  console.log(`${name}: ${Math.round(value)} ${name.startsWith('memory') ? 'MB' : 'ms'}`);
}
