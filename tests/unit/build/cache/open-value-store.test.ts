import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openValueStore } from '../../../../src/build/cache/open-value-store.ts';
import { readBatches } from '../../../../src/build/cache/value-batch.ts';

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

test('what another Docwright made is not asked', () => {
  build(['a']);
  expect(build(['a'], 'two')).toEqual(['a']);
});

test('builds of several kinds in turn keep the values of each', () => {
  build(['a', 'b']);
  build(['b', 'c']);
  build(['c', 'd']);
  expect(build(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('what few ask for is added to the file, and forgotten once it is most of it', () => {
  const many = Array.from({ length: 20 }, (_, number) => `text ${number}`);
  build(many);
  const file = join(folder, readdirSync(folder)[0]!);
  const before = readFileSync(file);
  build([...many, 'one more']);
  expect(readFileSync(file).subarray(0, before.length)).toEqual(before);
  build(['one more']);
  expect(readFileSync(file).length).toBeLessThan(before.length / 4);
  expect(build(['one more', 'text 1'])).toEqual(['text 1']);
});

test('two builds at a time leave a file from which all is read as it was', () => {
  const stores = ['a', 'b'].map((text) => ({ text, store: openValueStore({ folder, maker: 'one' }) }));
  for (const { text, store } of stores)
    store.keep(['text', text], () => ({ text, lists: [[text]], missing: undefined }));
  for (const { store } of stores) store.save();
  expect(build(['a', 'b'])).toEqual([]);
});

test('values of many megabytes are the same in the build that made them and in the next', () => {
  const large = (text: string): string => text.repeat(2_000_000);
  const ask = (): string[] => {
    const made: string[] = [];
    const { keep, save } = openValueStore({ folder, maker: 'one' });
    for (const text of ['a', 'b', 'c', 'd', 'a', 'b'])
      expect(keep([text], () => (made.push(text), large(text))) === large(text)).toBe(true);
    save();
    return made;
  };
  expect(ask()).toEqual(['a', 'b', 'c', 'd']);
  expect(ask()).toEqual([]);
});

test.each([
  ['cut off', (content: Buffer) => content.subarray(0, -3)],
  ['empty', () => ''],
  ['something else', () => '{}'],
  ['changed in its values', (content: Buffer) => content.fill('x', content.length - 4)],
  ['changed in its list', (content: Buffer) => content.fill('x', 20, 30)],
])('a file that is %s counts for nothing', (_name, spoil) => {
  build(['a']);
  const file = join(folder, readdirSync(folder)[0]!);
  writeFileSync(file, spoil(readFileSync(file)));
  expect(build(['a'])).toEqual(['a']);
});

/** Batches with values of more than one kind; names begin with their kind. */
function mixedBatches(): number {
  const file = openSync(join(folder, readdirSync(folder)[0]!), 'r');
  const kinds = new Map<number, Set<string>>();
  readBatches(file, (name, { at }) => kinds.set(at, (kinds.get(at) ?? new Set()).add(name.split('-')[0]!)));
  closeSync(file);
  return [...kinds.values()].filter(({ size }) => size > 1).length;
}

test('values of one kind lie together, so that what is not asked for is not unpacked', () => {
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  const value = 'x'.repeat(200_000);
  const first = openValueStore({ folder, maker: 'one' });
  for (const number of numbers) for (const kind of ['a', 'b']) first.put(kind, `${kind}-${number}`, value);
  first.save();
  expect(mixedBatches()).toBeLessThanOrEqual(1);
  const next = openValueStore({ folder, maker: 'one' });
  for (const number of numbers.slice(0, 12))
    for (const kind of ['a', 'b']) expect(next.find(`${kind}-${number}`)).toBe(value);
  next.save();
  expect(mixedBatches()).toBeLessThanOrEqual(1);
});
