import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run dev`: shows the manual (or the site that is named) while Docwright itself is being changed. Pages load what
 * lies in `src/browser`, style sheets and `.astro` files through Vite, which shows a change by itself; everything else
 * runs in Node from `lib`, so it is compiled again and the server started anew. Open pages reload once it answers.
 */
const root = resolve(import.meta.dirname, '..');
const source = join(root, 'src');
const site = process.argv.slice(2);
const command = [join(root, 'bin/docwright.js'), 'dev', ...(site.length > 0 ? site : [join(root, 'example-site')])];

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
let turn: Promise<void> = Promise.resolve();

function compile(): boolean {
  return spawnSync(process.execPath, [join(root, 'scripts/compile.ts')], { stdio: 'inherit' }).status === 0;
}

async function restart(): Promise<void> {
  // Code that does not compile leaves the server as it was, and the compiler has said why.
  if (!compile()) return;
  const last = server;
  if (last && last.exitCode === null) {
    last.kill('SIGTERM');
    await once(last, 'exit');
  }
  server = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, DOCWRIGHT_SOURCES: '1' } });
}

watch(source, { recursive: true }, (_event, file) => {
  if (file === null || !/\.tsx?$/.test(file) || file.startsWith('browser/')) return;
  clearTimeout(timer);
  timer = setTimeout(() => (turn = turn.then(restart)), 100);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal));

function stop(signal: NodeJS.Signals): void {
  server?.kill(signal);
  process.exit();
}

await restart();
