import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceWithin } from '../../../../src/build/publish/replace-within.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-within-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that cannot be moved gets what another holds, and nothing else stays', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'page'), { recursive: true });
  writeFileSync(join(from, 'page/index.html'), 'new');
  writeFileSync(join(from, 'was-folder'), 'new');
  mkdirSync(join(to, 'was-folder'), { recursive: true });
  writeFileSync(join(to, 'page'), 'old');
  writeFileSync(join(to, 'was-folder/index.html'), 'old');
  const { ino } = statSync(to);
  replaceWithin(from, to);
  expect(readdirSync(to).sort()).toEqual(['page', 'was-folder']);
  expect(readFileSync(join(to, 'page/index.html'), 'utf8')).toBe('new');
  expect(readFileSync(join(to, 'was-folder'), 'utf8')).toBe('new');
  expect(statSync(to).ino).toBe(ino);
});

test('what is there stays when the new cannot be brought', () => {
  const to = join(folder, 'to');
  mkdirSync(to);
  writeFileSync(join(to, 'index.html'), 'old');
  expect(() => replaceWithin(join(folder, 'nowhere'), to)).toThrow();
  expect(readdirSync(to)).toEqual(['index.html']);
  expect(existsSync(join(to, 'index.html'))).toBe(true);
});
