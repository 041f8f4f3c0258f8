import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const source = new URL('../../../../src/build/processes/quiet-process.ts', import.meta.url).href;

/** A process that stays until it is ended, runs `code` when it is told to, and sends what is reported. */
async function startQuiet(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-quiet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'quiet.mjs');
  writeFileSync(
    script,
    `import { writeSync } from 'node:fs';
     import { quietProcess } from ${JSON.stringify(source)};
     setInterval(() => {}, 1000);
     quietProcess((fault) => writeSync(1, 'reported ' + fault.name + '\\n'));
     process.on('message', () => { ${code}; writeSync(1, 'ran\\n'); });
     writeSync(1, 'ready\\n');`,
  );
  const child = fork(script, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const hears = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => (said.includes(text) ? resolve() : void child.stdout!.once('data', look));
      look();
    });
  child.stdout!.on('data', (data: Buffer) => {
    said += data;
  });
  await hears('ready');
  return { child, hears, said: () => said };
}

test('ends with the process that started it, and takes that for no doing of a page', async () => {
  const { child, said } = await startQuiet('');
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  expect(said()).toBe('ready\n');
});

test('a page that would leave the process that started it alone is told of', async () => {
  const { child, hears, said } = await startQuiet('process.disconnect()');
  child.send('go');
  await hears('ran');
  expect(said()).toBe('ready\nreported process.disconnect\nran\n');
  expect([child.connected, child.exitCode]).toEqual([true, null]);
});
