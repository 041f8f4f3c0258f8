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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { replaceWithin } from '../../../../src/build/publish/replace-within.ts';
import { isBuilt } from '../../../../src/read/site/is-built.ts';

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

test('wherever it is stopped while files go and come, the next build knows the folder for one of its own', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const output of [from, to])
    for (const file of ['a/index.html', outputMarker, 'z/index.html']) {
      mkdirSync(dirname(join(output, file)), { recursive: true });
      writeFileSync(join(output, file), output);
    }
  const { move } = await import('../../../../src/build/files/move.ts');
  for (let moves = 0; moves < 3; moves++) {
    let left = moves;
    const stopped = (one: string, other: string): void => {
      if (left-- === 0) throw new Error('stopped');
      move(one, other);
    };
    vi.resetModules();
    vi.doMock('../../../../src/build/files/move.ts', () => ({ move: stopped }));
    const mocked = await import('../../../../src/build/publish/replace-within.ts');
    vi.doUnmock('../../../../src/build/files/move.ts');
    expect(() => mocked.replaceWithin(from, to)).toThrow('stopped');
    expect(isBuilt(to)).toBe(true);
  }
  replaceWithin(from, to);
  expect(readdirSync(to).sort()).toEqual(['_docwright', 'a', 'z']);
  expect(readFileSync(join(to, outputMarker), 'utf8')).toBe(from);
});
