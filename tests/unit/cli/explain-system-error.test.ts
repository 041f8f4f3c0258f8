import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainSystemError } from '../../../src/cli/explain-system-error.ts';

function refusal(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: refused, mkdir '${path}'`), { code, path });
}

test.each([
  ['EACCES', /^permission denied in .*\. Give this user permission to read and write there, or choose another folder$/],
  ['EROFS', /^read-only file system in /],
  ['ENOSPC', /^no space left on device in .*Free up space/],
])('%s is told with the folder that is there', (code, said) => {
  const told = explainSystemError(refusal(code, join(tmpdir(), 'not-there', 'nor-this')));
  expect(told).toMatch(said);
  expect(told).toContain(` in ${tmpdir()}. `);
});

test('a file in the place of a folder is told, and the other way round', () => {
  const place = join(tmpdir(), 'afile');
  expect(explainSystemError(refusal('ENOTDIR', place))).toBe(`not a directory: ${place}. Specify a folder`);
  expect(explainSystemError(refusal('EISDIR', place))).toMatch(/ on a directory: .*afile\. Specify a file$/);
});

test('files that are not opened have no folder', () => {
  expect(explainSystemError(refusal('EMFILE'))).toMatch(/^too many open files\. Allow programs to open more files/);
});

test('processes and threads that are not started have no folder', () => {
  const told = 'resource temporarily unavailable. Allow this user to run more processes';
  const spawned = Object.assign(refusal('EAGAIN', '/usr/bin/node'), { syscall: 'spawn /usr/bin/node' });
  expect(explainSystemError(spawned)).toContain(told);
  const thread = Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
  expect(explainSystemError(thread)).toContain(told);
  // Of what is read or written, it says nothing of processes.
  expect(explainSystemError(Object.assign(refusal('EAGAIN'), { syscall: 'write' }))).toBeNull();
});

test('what else goes wrong is not explained', () => {
  expect(explainSystemError(new Error('page.mdx'))).toBeNull();
  expect(explainSystemError('text')).toBeNull();
  expect(explainSystemError(failureOf(() => mkdirSync(join(tmpdir(), 'not-there', 'folder'))))).toBeNull();
});

test('a refusal of this system is known', { skip: process.platform !== 'linux' }, () => {
  expect(explainSystemError(failureOf(() => writeFileSync('/dev/full', 'text')))).toMatch(/^no space left on device/);
});

function failureOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing has failed');
}
