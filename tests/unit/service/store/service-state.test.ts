import { expect, test } from 'vitest';
import { createKeyStore } from '../../../../src/service/store/create-key-store.ts';
import { createPopularStore } from '../../../../src/service/store/create-popular-store.ts';
import { createProxyUsageStore } from '../../../../src/service/store/create-proxy-usage-store.ts';
import { createSignOutStore } from '../../../../src/service/store/create-sign-out-store.ts';
import { describeDatabases } from './describe-databases.ts';

const time = Date.UTC(2026, 10, 21, 12);

describeDatabases('keys', ({ database, openAnother }) => {
  test('a key is found by its secret, which is not kept', async () => {
    const keys = createKeyStore(database(), () => time);
    const { key, secret } = await keys.create({
      kind: 'assistant',
      site: 'docs',
      organization: 'acme',
      origins: ['https://app.example.com'],
      name: 'Widget',
    });
    expect(secret).toMatch(/^svc_dsc_[\w-]{43}$/);
    expect(await createKeyStore(await openAnother()).find(secret)).toEqual(key);
    for (const table of ['api_keys'])
      expect(JSON.stringify(await database().all(`SELECT * FROM ${table}`))).not.toContain(secret.slice(12));
    expect(await keys.find(`${secret}x`)).toBeNull();
    expect(await keys.find('svc_dsc_')).toBeNull();
    expect(await keys.find(`svc_dsc_${'x'.repeat(100_000)}`)).toBeNull();
  });

  test('a revoked key stays in the list as revoked', async () => {
    const keys = createKeyStore(database(), () => time);
    const { key, secret } = await keys.create({
      kind: 'search',
      site: 'docs',
      organization: 'acme',
      origins: [],
      name: '',
    });
    await keys.create({ kind: 'search', site: 'other', organization: 'acme', origins: [], name: '' });
    expect(secret).toMatch(/^svc_sec_/);
    expect((await keys.revoke(key.id))?.revoked).toBe(time);
    expect((await keys.find(secret))?.revoked).toBe(time);
    expect(await keys.list('docs')).toMatchObject([{ id: key.id, revoked: time }]);
    expect(await keys.list(null)).toHaveLength(2);
    expect(await keys.revoke('key_none')).toBeNull();
  });
});

describeDatabases('ended sessions', ({ database, openAnother }) => {
  test('are known to every process until no cookie can name them', async () => {
    let now = time;
    const [here, there] = [
      createSignOutStore(database(), () => now),
      createSignOutStore(await openAnother(), () => now),
    ];
    await here.add('one', time + 1000);
    await there.add('one', time + 500);
    expect([await there.has('one'), await there.has('two')]).toEqual([true, false]);
    now += 2000;
    await there.add('two', now + 1000);
    expect([await here.has('one'), await here.has('two')]).toEqual([false, true]);
  });
});

describeDatabases('use of the proxy', ({ database, openAnother }) => {
  test('is summed up by month, site and origin, whichever process adds', async () => {
    let now = time;
    const stores = [
      createProxyUsageStore(database(), () => now),
      createProxyUsageStore(await openAnother(), () => now),
    ];
    const one = { site: 'docs', origin: 'https://api.example.com', calls: 2, refused: 1, bytes: 3_000_000_000 };
    await Promise.all(stores.map((store) => store.add([one, { ...one, site: 'other', calls: 1 }])));
    now = Date.UTC(2026, 11, 1);
    await stores[0]!.add([one]);
    const read = await stores[1]!.read({});
    expect(read.map(({ period, site, calls, bytes }) => [period, site, calls, bytes])).toEqual([
      ['2026-12', 'docs', 2, 3_000_000_000],
      ['2026-11', 'docs', 4, 6_000_000_000],
      ['2026-11', 'other', 2, 6_000_000_000],
    ]);
    expect(await stores[0]!.read({ period: '2026-11', sites: ['other'] })).toMatchObject([
      { site: 'other', refused: 2 },
    ]);
  });
});

describeDatabases('popular searches', ({ database, openAnother }) => {
  const place = { site: 'docs', language: 'en' };

  test('are what enough visitors asked of any process, most of them first, alike ones by name', async () => {
    const [here, there] = [createPopularStore(database()), createPopularStore(await openAnother())];
    const noted = { 'api keys': 3, Zürich: 2, 'a b': 2, ab: 2, 密钥: 2, rare: 1 };
    for (const [query, visitors] of Object.entries(noted))
      await Promise.all(
        Array.from({ length: visitors * 2 }, (_, index) =>
          (index % 2 === 0 ? here : there).note({ ...place, query, visitor: Math.floor(index / 2) }),
        ),
      );
    expect(await there.list(place, { visitors: 2, limit: 4 })).toEqual(['api keys', 'Zürich', 'a b', 'ab']);
    expect(await here.list(place, { visitors: 2, limit: 9 })).toEqual(['api keys', 'Zürich', 'a b', 'ab', '密钥']);
  });

  test('belong to a site and a language', async () => {
    const popular = createPopularStore(database());
    await popular.note({ ...place, query: 'keys', visitor: 1 });
    expect(await popular.list({ ...place, site: 'other' }, { visitors: 1, limit: 5 })).toEqual([]);
    expect(await popular.list({ ...place, language: '' }, { visitors: 1, limit: 5 })).toEqual([]);
  });

  test('are forgotten unless somebody asks again', async () => {
    let now = time;
    const popular = createPopularStore(database(), () => now);
    await popular.note({ ...place, query: 'kept', visitor: 255 });
    await popular.note({ ...place, query: 'old', visitor: 0 });
    now += 2000;
    await popular.note({ ...place, query: 'kept', visitor: 255 });
    await popular.forget(time + 1000);
    expect(await popular.list(place, { visitors: 1, limit: 5 })).toEqual(['kept']);
  });
});
