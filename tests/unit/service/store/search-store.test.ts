import { expect, test } from 'vitest';
import { createSearchStore } from '../../../../src/service/store/create-search-store.ts';
import { describeDatabases } from './describe-databases.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined): string | undefined => content && new TextDecoder().decode(content);

describeDatabases('search indexes', ({ database, openAnother }) => {
  test('a published index is found by its parts', async () => {
    const store = createSearchStore(database());
    expect(await store.current('docs')).toBeNull();
    const version = await store.publish('docs', [
      ['a', bytes('one')],
      ['b', bytes('two')],
    ]);
    expect(await store.current('docs')).toBe(version);
    const parts = await store.readParts(version, ['a', 'b', 'none']);
    expect([text(parts.get('a')), text(parts.get('b')), parts.size]).toEqual(['one', 'two', 2]);
    expect(await store.current('other')).toBeNull();
  });

  test('an index that fails while it is written leaves the last one', async () => {
    const store = createSearchStore(database());
    const version = await store.publish('docs', [['a', bytes('one')]]);
    const failing = function* (): Generator<readonly [string, Uint8Array]> {
      yield ['a', bytes('half')];
      throw new Error('no more');
    };
    await expect(store.publish('docs', failing())).rejects.toThrow('no more');
    expect(await store.current('docs')).toBe(version);
    expect(text((await store.readParts(version, ['a'])).get('a'))).toBe('one');
  });

  test('the replaced index stays for searches that are under way, then goes', async () => {
    let time = 1_000_000;
    const store = createSearchStore(database(), () => time);
    const first = await store.publish('docs', [['a', bytes('one')]]);
    const second = await store.publish('docs', [['a', bytes('two')]]);
    expect((await store.readParts(first, ['a'])).size).toBe(1);
    time += 11 * 60_000;
    const third = await store.publish('docs', [['a', bytes('three')]]);
    expect((await store.readParts(first, ['a'])).size).toBe(0);
    expect((await store.readParts(second, ['a'])).size).toBe(1);
    expect(await store.current('docs')).toBe(third);
  });

  test('readers of another process see a whole index at any time', async () => {
    const store = createSearchStore(database());
    const reader = createSearchStore(await openAnother());
    const publishAll = async (): Promise<void> => {
      for (let round = 0; round < 20; round++)
        await store.publish(
          'docs',
          ['a', 'b', 'c'].map((name) => [name, bytes(`${round}`)] as const),
        );
    };
    let ended = false;
    const publishing = publishAll().finally(() => (ended = true));
    while (!ended) {
      const version = await reader.current('docs');
      if (version === null) continue;
      const parts = await reader.readParts(version, ['a', 'b', 'c']);
      const contents = new Set([...parts.values()].map(text));
      expect([parts.size, contents.size]).toEqual([3, 1]);
    }
    await publishing;
  });

  test('vectors are remembered by their key and forgotten when unused', async () => {
    let time = 1_000;
    const store = createSearchStore(database(), () => time);
    const keys = Array.from({ length: 1_200 }, (_, index) => `key${index}`);
    await store.writeVectors(new Map(keys.map((key, index) => [key, new Uint8Array([index % 256])])));
    const found = await store.readVectors([...keys, 'unknown']);
    expect([found.size, found.get('key700')![0]]).toEqual([1_200, 700 % 256]);
    time = 5_000;
    await store.readVectors(['key1', 'key2']);
    expect(await store.forgetVectors(3_000)).toBe(1_198);
    expect([...(await store.readVectors(keys)).keys()].sort()).toEqual(['key1', 'key2']);
  });

  test('a removed site leaves nothing behind', async () => {
    const store = createSearchStore(database());
    const version = await store.publish('docs', [['a', bytes('one')]]);
    const kept = await store.publish('other', [['a', bytes('two')]]);
    await store.remove('docs');
    expect(await store.current('docs')).toBeNull();
    expect((await store.readParts(version, ['a'])).size).toBe(0);
    expect(await store.current('other')).toBe(kept);
  });
});
