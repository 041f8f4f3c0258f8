import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasEnded, signRates } from '../../../../src/build/files/has-ended.ts';
import { processName } from '../../../../src/build/files/process-name.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-ended-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ended = (name: string): boolean | null => hasEnded(name, folder, signRates.often);

test('a process that runs has not ended, this one among them; one that nobody sees has', () => {
  expect([process.pid, process.ppid, 99_999_999].map((pid) => ended(processName(pid)))).toEqual([false, false, true]);
});

test('a number that another process has now is no sign of life', () => {
  const [pid, space, start] = processName().split('-');
  expect(ended(`${pid}-${space}-${start}`)).toBe(false);
  // Only Linux says when a process began.
  if (process.platform === 'linux') expect(ended(`${pid}-${space}-${Number(start) - 1}`)).toBe(true);
});

test('a process of another container has ended once it has given no sign for long, whatever its number is', () => {
  const others = [1, process.pid, 99_999_999].map((pid) => `${pid}-0f0f0f0f-1`);
  expect(others.map(ended)).toEqual([false, false, false]);
  const longAgo = new Date(Date.now() - 2 * signRates.often.silence);
  utimesSync(folder, longAgo, longAgo);
  expect(others.map(ended)).toEqual([true, true, true]);
  expect(hasEnded(others[0]!, join(folder, 'gone'), signRates.often)).toBe(true);
});

test('what was named by number alone is of this machine, and what is named otherwise of nobody', () => {
  expect([String(process.ppid), '99999999', `${process.ppid}-0f0f0f0f`].map(ended)).toEqual([false, true, true]);
  expect(['', 'draft', '12-draft', '0', '1.service'].map(ended)).toEqual([null, null, null, null, null]);
});
