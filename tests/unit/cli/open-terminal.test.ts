import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wantsColor } from '../../../src/cli/open-terminal.ts';

const terminal = join(import.meta.dirname, '../../../src/cli/open-terminal.ts');

/** Writes until the stream says that nobody reads, then goes on for a moment, and ends with 7. */
const program = (name: 'out' | 'error', stream: 'stdout' | 'stderr'): string => `
const { openTerminal } = await import(${JSON.stringify(terminal)});
const terminal = openTerminal();
const writing = setInterval(() => terminal.${name}('line\\n'.repeat(1000)), 1);
process.${stream}.on('error', () => setImmediate(() => {
  terminal.${name}('one more');
  clearInterval(writing);
  setTimeout(() => process.exit(7), 20);
}));`;

test.each([
  ['out', 'stdout', 'stderr'],
  ['error', 'stderr', 'stdout'],
] as const)('the work goes on when nobody reads what is written with %s', async (name, stream, other) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(name, stream)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child[other].on('data', (text: Buffer) => (said += text.toString()));
  child[stream].once('data', () => child[stream].destroy());
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(7);
  expect(said).not.toMatch(/EPIPE|at .*node:/);
});

test.skipIf(!existsSync('/dev/full'))('output that finds no room is told of, and is no success', () => {
  const text = `
const { openTerminal } = await import(${JSON.stringify(terminal)});
const terminal = openTerminal();
terminal.out('one');
terminal.out('two');
process.exitCode = Number(process.argv[1]);`;
  const end = (code: string): { status: number | null; stderr: string } => {
    const full = openSync('/dev/full', 'w');
    const stdio: StdioOptions = ['ignore', full, 'pipe'];
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', text, code], { stdio, encoding: 'utf8' });
    closeSync(full);
    return ended;
  };
  expect(end('0')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The output .*ENOSPC.*\n$/) });
  expect(end('2').status).toBe(2);
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
  [{ TERM: 'dumb' }, true, false],
])('with %j on a terminal (%s) there is colour: %s', (environment, isTerminal, expected) => {
  expect(wantsColor(environment, isTerminal)).toBe(expected);
});
