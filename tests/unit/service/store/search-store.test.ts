import { expect, test } from 'vitest';
import { createSearchStore } from '../../../../src/service/store/create-search-store.ts';
import type { SearchStore } from '../../../../src/service/store/search-store.ts';
import { describeDatabases } from './describe-databases.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (content: Uint8Array | null | undefined): string | undefined =>
  content ? new TextDecoder().decode(content) : undefined;

/** Publishes segments that are named like their content; gives the names of those that were made. */
async function publish(
  store: SearchStore,
  site: string,
  names: readonly string[],
): Promise<{ version: string; made: string[] }> {
  const made: string[] = [];
  const segments = names.map((name) => ({
    name,
    make: () => {
      made.push(name);
      return { content: bytes(`content of ${name}`) };
    },
  }));
  const { version } = await store.publish(site, { manifest: bytes(names.join()), segments });
  return { version, made };
}

describeDatabases('search indexes', ({ database, openAnother }) => {
  test('a published index is found by its manifest and segments', async () => {
    const store = createSearchStore(database());
    expect(await store.current('docs')).toBeNull();
    const { version } = await publish(store, 'docs', ['a', 'b']);
    expect(await store.current('docs')).toBe(version);
    expect(text(await store.readManifest(version))).toBe('a,b');
    const segments = await store.readSegments(['a', 'b', 'none']);
    expect([text(segments.get('a')), segments.size]).toEqual(['content of a', 2]);
    expect(await store.listSegments(['a', 'none'])).toEqual(new Set(['a']));
    expect(await store.current('other')).toBeNull();
  });

  test('only segments that are not stored are made and written', async () => {
    const store = createSearchStore(database());
    await publish(store, 'docs', ['a', 'b', 'b']);
    expect((await publish(store, 'docs', ['a', 'c'])).made).toEqual(['c']);
    expect((await publish(store, 'other', ['a', 'c'])).made).toEqual([]);
    const { written } = await store.publish('docs', {
      manifest: bytes('12345'),
      segments: [{ name: 'a', make: () => ({ content: bytes('never') }) }],
    });
    expect(written).toBe(5);
  });

  test('an index that fails while it is written leaves the last one', async () => {
    const store = createSearchStore(database());
    const { version } = await publish(store, 'docs', ['a']);
    const failing = [
      { name: 'b', make: () => ({ content: bytes('half') }) },
      { name: 'c', make: () => Promise.reject(new Error('no more')) },
    ];
    await expect(store.publish('docs', { manifest: bytes('new'), segments: failing })).rejects.toThrow('no more');
    expect(await store.current('docs')).toBe(version);
    expect(text((await store.readSegments(['a'])).get('a'))).toBe('content of a');
    expect((await publish(store, 'docs', ['b', 'c'])).made).toEqual(['c']);
  });

  test('the replaced index stays for searches that are under way, then goes with what only it needs', async () => {
    let time = 1_000_000;
    const store = createSearchStore(database(), { now: () => time });
    const first = await publish(store, 'docs', ['a', 'b']);
    const second = await publish(store, 'docs', ['b', 'c']);
    expect(await store.listSegments(['a', 'b', 'c'])).toEqual(new Set(['a', 'b', 'c']));
    time += 11 * 60_000;
    const third = await publish(store, 'docs', ['c']);
    expect(await store.readManifest(first.version)).toBeNull();
    expect(text(await store.readManifest(second.version))).toBe('b,c');
    expect(await store.listSegments(['a', 'b', 'c'])).toEqual(new Set(['b', 'c']));
    expect(await store.current('docs')).toBe(third.version);
  });

  test('what a process that is gone has left is removed a day later', async () => {
    let time = 1_000_000;
    const store = createSearchStore(database(), { now: () => time });
    const failing = [
      { name: 'left', make: () => ({ content: bytes('half') }) },
      { name: 'never', make: () => Promise.reject(new Error('killed')) },
    ];
    await expect(store.publish('docs', { manifest: bytes('new'), segments: failing })).rejects.toThrow('killed');
    time += 25 * 60 * 60_000;
    await publish(store, 'docs', ['a']);
    expect(await store.listSegments(['left', 'a'])).toEqual(new Set(['a']));
  });

  test('two publications at once share segments, and one of them wins as a whole', async () => {
    const store = createSearchStore(database());
    const other = createSearchStore(await openAnother());
    const published = await Promise.all([
      publish(store, 'docs', ['a', 'b', 'c']),
      publish(other, 'docs', ['b', 'c', 'd']),
    ]);
    const current = await store.current('docs');
    expect(published.map(({ version }) => version)).toContain(current);
    const names = text(await store.readManifest(current!))!.split(',');
    expect((await store.readSegments(names)).size).toBe(3);
  });

  test('segments that a publication counts on are not removed while it is written', async () => {
    let time = 1_000_000;
    const store = createSearchStore(database(), { now: () => time });
    await publish(store, 'docs', ['shared', 'old']);
    const segments = [
      { name: 'shared', make: () => ({ content: bytes('made again') }) },
      {
        name: 'new',
        make: async () => {
          time += 11 * 60_000;
          await publish(store, 'docs', ['other']);
          time += 11 * 60_000;
          await publish(store, 'docs', ['another']);
          expect(await store.listSegments(['old'])).toEqual(new Set());
          return { content: bytes('new') };
        },
      },
    ];
    await store.publish('docs', { manifest: bytes('x'), segments });
    expect(await store.listSegments(['shared', 'new'])).toEqual(new Set(['shared', 'new']));
  });

  test('readers of another process see a whole index at any time', async () => {
    const store = createSearchStore(database());
    const reader = createSearchStore(await openAnother());
    const publishAll = async (): Promise<void> => {
      for (let round = 0; round < 20; round++)
        await publish(
          store,
          'docs',
          ['a', 'b', 'c'].map((name) => `${name}${round}`),
        );
    };
    let ended = false;
    const publishing = publishAll().finally(() => (ended = true));
    while (!ended) {
      const version = await reader.current('docs');
      if (version === null) continue;
      const names = text(await reader.readManifest(version))!.split(',');
      expect((await reader.readSegments(names)).size).toBe(3);
    }
    await publishing;
  });

  test('a damaged segment that was taken out is made anew', async () => {
    const store = createSearchStore(database());
    await publish(store, 'docs', ['a', 'b']);
    await store.discard('a');
    expect((await publish(store, 'docs', ['a', 'b'])).made).toEqual(['a']);
  });

  test('vectors are remembered by their key and forgotten when unused', async () => {
    let time = 1_000;
    const store = createSearchStore(database(), { now: () => time });
    const keys = Array.from({ length: 1_200 }, (_, index) => `key${index}`);
    await store.writeVectors(new Map(keys.map((key, index) => [key, new Uint8Array([index % 256])])));
    const found = await store.readVectors([...keys, 'unknown']);
    expect([found.size, found.get('key700')![0]]).toEqual([1_200, 700 % 256]);
    time = 5_000;
    await store.readVectors(['key1', 'key2']);
    expect(await store.forgetVectors(3_000)).toBe(1_198);
    expect([...(await store.readVectors(keys)).keys()].sort()).toEqual(['key1', 'key2']);
  });

  test('a removed site leaves nothing behind, and nothing of others goes with it', async () => {
    const store = createSearchStore(database());
    const { version } = await publish(store, 'docs', ['a', 'shared']);
    const kept = await publish(store, 'other', ['b', 'shared']);
    await store.remove('docs');
    expect(await store.current('docs')).toBeNull();
    expect(await store.readManifest(version)).toBeNull();
    expect(await store.listSegments(['a', 'b', 'shared'])).toEqual(new Set(['b', 'shared']));
    expect(await store.current('other')).toBe(kept.version);
  });

  test('a site that is removed while its index is written stays removed', async () => {
    const store = createSearchStore(database());
    const segments = [
      {
        name: 'a',
        make: async () => {
          await store.remove('docs');
          return { content: bytes('a') };
        },
      },
    ];
    await expect(store.publish('docs', { manifest: bytes('x'), segments })).rejects.toThrow('removed');
    expect(await store.current('docs')).toBeNull();
  });
});
