import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../../src/cli');

async function end(body: string, signal: NodeJS.Signals): Promise<{ code: number | null; said: string }> {
  const script = `
import { exitOnSignals } from ${JSON.stringify(`${source}/exit-on-signals.ts`)};
import { stopSignal } from ${JSON.stringify(`${source}/stop-signal.ts`)};
exitOnSignals();
process.once('exit', () => console.log('removed'));
setInterval(() => {}, 1000);
${body}
console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (text.toString().includes('ready')) child.kill(signal);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s removes what is half done', async (signal, code) => {
  expect(await end('', signal)).toEqual({ code, said: 'ready\nremoved\n' });
});

test('a command that ends by itself does', async () => {
  const body = "void stopSignal().then(() => { console.log('stopped'); process.exit(0); });";
  expect(await end(body, 'SIGINT')).toEqual({ code: 0, said: 'ready\nstopped\nremoved\n' });
});
