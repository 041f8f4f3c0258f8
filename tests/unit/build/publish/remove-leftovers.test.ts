import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderBeside, removeLeftovers } from '../../../../src/build/publish/remove-leftovers.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-leftovers-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Of a process that has ended. */
const dead = spawnSync(process.execPath, ['--version']).pid;

function add(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), name);
  }
}

test('what killed builds left is removed, and nothing else', () => {
  const running = `.out-${process.ppid}.partial`;
  const others = ['out', running, `.other-${dead}.partial`, `out-${dead}.old`, '.out-draft.partial'];
  add(
    ...others,
    `.out-${dead}.partial`,
    `.out-${dead}.partial.service`,
    `.out-${dead}.partial.members`,
    `.out-${dead}.old`,
  );
  removeLeftovers(join(folder, 'out'));
  expect(readdirSync(folder).sort()).toEqual([...others].sort());
});

test('what bears the number of this process is of another one before it: in a container, all have the same', () => {
  const out = join(folder, 'out');
  const own = (['partial', 'old'] as const).map((kind) => basename(folderBeside(out, kind)));
  add('out', ...own, `.out-${process.pid}.partial`, `.out-${process.pid}.old`);
  removeLeftovers(out);
  expect(readdirSync(folder)).toEqual(['out']);
});

test('what a build of another container makes stays as long as it gives signs', () => {
  const [ended, running] = ['99999999-0f0f0f0f-1', `${process.pid}-0f0f0f0f-1`];
  const [left, made] = [ended, running].map((name) => [
    `.out-${name}.partial`,
    `.out-${name}.partial.members`,
    `.out-${name}.old`,
  ]) as [string[], string[]];
  add('out', ...left, ...made);
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of [left[0]!, made[1]!]) utimesSync(join(folder, name), longAgo, longAgo);
  removeLeftovers(join(folder, 'out'));
  expect(readdirSync(folder).sort()).toEqual(['out', ...made].sort());
});

test('an output that was moved away comes back', () => {
  add(`.out-${dead}.partial`, `.out-${dead}.old`);
  removeLeftovers(join(folder, 'out'));
  expect(readdirSync(folder)).toEqual(['out']);
});

test('a folder that is still to be made has no leftovers', () => {
  expect(() => removeLeftovers(join(folder, 'new', 'out'))).not.toThrow();
});

test('what some program has open ends no build', async () => {
  add(`.out-${dead}.old`);
  mkdirSync(join(folder, 'out'));
  const fs = await import('node:fs');
  const busy = (): never => {
    throw Object.assign(new Error('busy'), { code: 'EBUSY' });
  };
  vi.resetModules();
  vi.doMock('node:fs', () => ({ ...fs, rmSync: busy }));
  const mocked = await import('../../../../src/build/publish/remove-leftovers.ts');
  vi.doUnmock('node:fs');
  mocked.removeLeftovers(join(folder, 'out'));
  expect(readdirSync(folder)).toContain(`.out-${dead}.old`);
});
