import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openValueStore } from '../../../../src/build/cache/open-value-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-values-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The values that one build makes anew. */
function build(asked: readonly string[], maker = 'one'): string[] {
  const made: string[] = [];
  const { keep, save } = openValueStore({ folder, maker });
  for (const text of asked) {
    const value = keep(['text', text], () => {
      made.push(text);
      return { text, lists: [[text]], missing: undefined };
    });
    expect(value).toEqual({ text, lists: [[text]], missing: undefined });
    // What one page does with a value is not what another gets.
    value.lists.push([]);
  }
  save();
  return made;
}

test('a value is made once, in this build and in the next ones', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(build(['a', 'b', 'c'])).toEqual(['c']);
  expect(build(['c'])).toEqual([]);
});

test('what a build did not ask for is forgotten, and what another Docwright made is not asked', () => {
  build(['a', 'b']);
  build(['b']);
  expect(build(['a', 'b'])).toEqual(['a']);
  expect(build(['a'], 'two')).toEqual(['a']);
});

test.each([
  ['cut off', (content: Buffer) => content.subarray(0, -3)],
  ['empty', () => ''],
  ['something else', () => '{}'],
])('a file that is %s counts for nothing', (_name, spoil) => {
  build(['a']);
  const file = join(folder, readdirSync(folder)[0]!);
  writeFileSync(file, spoil(readFileSync(file)));
  expect(build(['a'])).toEqual(['a']);
});
