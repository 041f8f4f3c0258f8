import { expect, test } from 'vitest';
import { createKeyStore } from '../../../../src/service/store/create-key-store.ts';
import { createLedger } from '../../../../src/service/store/create-ledger.ts';
import { createProxyUsageStore } from '../../../../src/service/store/create-proxy-usage-store.ts';
import { createSignOutStore } from '../../../../src/service/store/create-sign-out-store.ts';
import { createThreadStore } from '../../../../src/service/store/create-thread-store.ts';
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

describeDatabases('threads', ({ database, openAnother }) => {
  test('a thread continues on another process', async () => {
    const here = createThreadStore(database(), () => time);
    const there = createThreadStore(await openAnother(), () => time);
    const thread = { id: 't1', site: 'docs', organization: 'acme', fp: 'anonymous', readers: '[]' };
    await here.accept(thread, [{ id: 'm1', role: 'user', text: 'How?' }]);
    await here.saveAnswer('t1', { id: 'a1', text: 'Li', state: 'running' });
    await here.saveAnswer('t1', { id: 'a1', text: 'Like this', state: 'complete' });
    await there.accept(thread, [
      { id: 'm1', role: 'user', text: 'changed' },
      { id: 'm2', role: 'user', text: 'And then?' },
    ]);
    expect(await here.read('t1', 'docs')).toEqual({
      id: 't1',
      site: 'docs',
      readers: '[]',
      messages: [
        { id: 'm1', role: 'user', text: 'How?' },
        { id: 'a1', role: 'assistant', text: 'Like this' },
        { id: 'm2', role: 'user', text: 'And then?' },
      ],
    });
    expect(await there.read('t1', 'other')).toBeNull();
    expect(await there.read('none', 'docs')).toBeNull();
  });

  test('threads that nobody continues are forgotten', async () => {
    const old = createThreadStore(database(), () => time - 1000);
    await old.accept({ id: 'old', site: 'docs', organization: 'acme', fp: 'x', readers: '' }, [
      { id: 'm', role: 'user', text: 'x' },
    ]);
    const threads = createThreadStore(database(), () => time);
    await threads.accept({ id: 'new', site: 'docs', organization: 'acme', fp: 'x', readers: '' }, [
      { id: 'm', role: 'user', text: 'x' },
    ]);
    expect(await threads.forget(time)).toBe(1);
    expect([await threads.read('old', 'docs'), (await threads.read('new', 'docs'))?.messages.length]).toEqual([
      null,
      1,
    ]);
  });
});

describeDatabases('ledger', ({ database, openAnother }) => {
  const what = { organization: 'acme', site: 'docs', thread: 't', key: null };

  test('charges are exact however many come at once', async () => {
    const ledgers = [createLedger(database(), () => time), createLedger(await openAnother(), () => time)];
    const charges = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ledgers[index % 2]!.charge(what, { credits: 25, overage: true })),
    );
    expect(charges.filter((charge) => charge?.kind === 'credit')).toHaveLength(25);
    expect(await ledgers[0]!.usage({})).toEqual([
      { organization: 'acme', site: 'docs', period: '2026-11', credits: 25, overage: 35, refunded: 0 },
    ]);
    expect(await ledgers[0]!.entries({ organization: 'acme', limit: 5 })).toHaveLength(5);
  });

  test('without overage the plan ends, and a refund opens it again', async () => {
    const ledger = createLedger(database(), () => time);
    const plan = { credits: 3, overage: false };
    const charges = await Promise.all(Array.from({ length: 10 }, () => ledger.charge(what, plan)));
    const taken = charges.filter((charge) => charge !== null);
    expect(taken).toHaveLength(3);
    await ledger.refund(taken[0]!.id);
    await ledger.refund(taken[0]!.id);
    expect([await ledger.charge(what, plan), await ledger.charge(what, plan)]).toMatchObject([
      { kind: 'credit' },
      null,
    ]);
    expect(await ledger.charge(what, { credits: 0, overage: false })).toBeNull();
    expect(await ledger.charge({ ...what, organization: 'poor' }, { credits: 0, overage: false })).toBeNull();
    expect(await ledger.usage({ organization: 'acme' })).toMatchObject([{ credits: 3, overage: 0, refunded: 1 }]);
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
