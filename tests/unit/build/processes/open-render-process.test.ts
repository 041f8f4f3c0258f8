import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { residentMegabytes } from '../../../../src/build/processes/open-render-process.ts';

const source = pathToFileURL(resolve(import.meta.dirname, '../../../../src/build/processes/open-render-process.ts'));

/** A program that opens a worker, whose code is `code`, and goes on with `rest`. */
function writeProgram(code: string, { onEnd = '() => {}', rest }: { onEnd?: string; rest: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, code);
  return `
    import { openRenderProcess } from ${JSON.stringify(source.href)};
    const worker = openRenderProcess({
      script: new URL(${JSON.stringify(pathToFileURL(script).href)}),
      limits: { time: 1000, memory: 512 },
      isUntrusted: false,
      onAnswer: () => {},
      onEnd: ${onEnd},
    });
    ${rest}
  `;
}

test('the end of a process is waited for, also where its last answer comes after that', () => {
  // What waits for nothing else would end before, with code 13.
  const program = writeProgram('process.on("message", () => {});\n', {
    rest: "const ended = worker.end(); worker.hold(false); await ended; console.log('ended');",
  });
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(said).toBe('ended\n');
});

test('the memory of a process is told whatever the size of its pages', () => {
  expect(residentMegabytes('Name:\tnode\nVmHWM:\t  524288 kB\nVmRSS:\t  262144 kB\nThreads:\t7\n')).toBe(256);
  expect(residentMegabytes('Name:\tkthreadd\n')).toBe(0);
});

test.skipIf(process.platform !== 'linux')('the memory of a process is what Node says of it', () => {
  const told = residentMegabytes(readFileSync('/proc/self/status', 'utf8'));
  expect(Math.abs(told - process.memoryUsage.rss() / 1024 ** 2)).toBeLessThan(16);
});

test.each([
  [
    "throw new Error('Cannot find native binding', { cause: new Error(\"Cannot find module '@acme/a-linux'\") });",
    'native-code',
    '',
  ],
  ["console.error('It says why'); process.exit(3);", 'it exited with code 3', 'It says why\n'],
])('a process that cannot begin tells why: %s', (code, told, passed) => {
  const program = writeProgram(code, {
    onEnd: '(end) => console.log(end.problem?.code ?? end.reason)',
    rest: 'worker.hold(true);',
  });
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual([`${told}\n`, passed]);
});
