import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveOutput } from '../../../../src/build/publish/resolve-output.ts';

let folder = '';
beforeEach(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'docwright-output-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const link = (target: string, name: string): string => {
  symlinkSync(target, join(folder, name), 'junction');
  return join(folder, name);
};

test('a link stands for the folder that it leads to, a folder for itself', () => {
  mkdirSync(join(folder, 'www'));
  const through = link(join(folder, 'www'), 'current');
  expect(resolveOutput(through)).toBe(join(folder, 'www'));
  expect(resolveOutput(`${through}/`)).toBe(join(folder, 'www'));
  expect(resolveOutput(join(folder, 'www'))).toBe(join(folder, 'www'));
  expect(resolveOutput(join(through, 'new'))).toBe(join(through, 'new'));
});

test('a link that leads nowhere is told of before a site is read', () => {
  const dangling = link(join(folder, 'gone'), 'dangling');
  expect(() => resolveOutput(dangling)).toThrow(`${dangling} is a link that does not lead to a folder`);
  const circle = link(join(folder, 'circle'), 'circle');
  expect(() => resolveOutput(circle)).toThrow(`${circle} is a link that does not lead to a folder`);
});
