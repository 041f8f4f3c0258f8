import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SlowModel, startSlowModel } from '../../e2e/service/slow-model.ts';
import { startBalancer } from '../../e2e/service/start-balancer.ts';
import { docwright, type ServeProcess, startServe } from '../../e2e/service/start-serve.ts';
import { findPostgres } from '../../unit/service/store/find-postgres.ts';
import { startPostgres, type TestPostgres } from '../../unit/service/store/start-postgres.ts';
import { startRedis, type TestRedis } from '../../unit/service/store/start-redis.ts';

const redis: TestRedis | null = await startRedis();
if (!redis || !findPostgres())
  console.warn('PostgreSQL or Redis is not installed, so several machines were not tested');

describe.skipIf(!redis || !findPostgres())('two machines behind a balancer', () => {
  let folder = '';
  let postgres: TestPostgres;
  let model: SlowModel;
  let machines: ServeProcess[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let environment: Record<string, string>;
  let assistantKey = '';
  let searchKey = '';

  const openMachine = (): Promise<ServeProcess> =>
    startServe(['--config', join(folder, 'docwright.server.json')], environment);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docwright-machines-'));
    docwright(['build', 'starter', '--out', join(folder, 'dist')]);
    postgres = (await startPostgres())!;
    model = await startSlowModel({ words: 30, pause: 20 });
    environment = {
      DOCWRIGHT_DATABASE: postgres.url,
      DOCWRIGHT_REDIS: redis!.url,
      DOCWRIGHT_MODEL_URL: model.url,
      DOCWRIGHT_MODEL: 'slow',
      DOCWRIGHT_MODEL_KEY: 'sk-secret-of-the-model',
    };
    const config = {
      sites: [{ domain: 'docs', folder: 'dist', organization: 'acme' }],
      organizations: { acme: { credits: 3, overage: true } },
      embeddings: false,
      limits: { search: 60, assistantPerAddress: 8 },
      trustedProxies: ['127.0.0.1'],
    };
    writeFileSync(join(folder, 'docwright.server.json'), JSON.stringify(config));
    machines = await Promise.all([openMachine(), openMachine()]);
    balancer = await startBalancer(machines.map(({ url }) => url));
    const keyOf = (kind: string): string =>
      (
        JSON.parse(
          docwright(
            ['keys', 'create', 'docs', '--kind', kind, '--json', '--config', join(folder, 'docwright.server.json')],
            environment,
          ),
        ) as { key: string }
      ).key;
    [assistantKey, searchKey] = [keyOf('assistant'), keyOf('search')];
    await vi.waitFor(
      async () => expect((await search('first', machines[0]!.url)).status, machines[0]!.log()).toBe(200),
      { timeout: 30_000, interval: 500 },
    );
  }, 180_000);

  afterAll(async () => {
    balancer?.server.close();
    await Promise.all((machines ?? []).map((machine) => machine.stop()));
    model?.close();
    await Promise.all([postgres?.stop(), redis?.remove()]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  function post(
    url: string,
    path: string,
    { body, key, headers = {} }: { body: unknown; key: string; headers?: Record<string, string> },
  ): Promise<Response> {
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    });
  }

  const search = (query: string, url = balancer.url): Promise<Response> =>
    post(url, '/discovery/v1/search/docs', { key: searchKey, body: { query } });
  const ask = (
    text: string,
    { url = balancer.url, threadId, client = '203.0.113.1' }: { url?: string; threadId?: string; client?: string } = {},
  ): Promise<Response> =>
    post(url, '/discovery/v2/assistant/docs/message', {
      key: assistantKey,
      headers: { 'x-forwarded-for': client, 'x-test-client': client },
      body: { fp: 'anonymous', threadId, messages: [{ role: 'user', parts: [{ type: 'text', text }] }] },
    });

  test('limits are exact across both', async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => search(`page ${index}`)));
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    // The polling before the tests used some of them.
    const used = 60 - count(200);
    expect(used).toBeGreaterThan(0);
    expect([count(200) + count(429), used < 30]).toEqual([150, true]);
    expect((await search('more')).headers.get('retry-after')).toMatch(/^\d+$/);
    const asked = await Promise.all(Array.from({ length: 14 }, () => ask('How?', { client: '2001:db8::7' })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(8).fill(200),
      ...Array<number>(6).fill(429),
    ]);
    await Promise.all(asked.map((answer) => answer.text()));
  });

  test('what was used is exact across both', () => {
    const rows = JSON.parse(
      docwright(['usage', 'acme', '--json', '--config', join(folder, 'docwright.server.json')], environment),
    ) as { credits: number; overage: number }[];
    expect(rows).toMatchObject([{ credits: 3, overage: 5 }]);
  });

  test('a thread continues on the other machine', async () => {
    const first = await ask('Where do pages go?', { url: machines[0]!.url, client: '203.0.113.20' });
    const threadId = first.headers.get('x-thread-id')!;
    await first.text();
    await (await ask('And pictures?', { url: machines[1]!.url, threadId, client: '203.0.113.20' })).text();
    const conversation = model.conversations
      .at(-1)!
      .filter(({ role }) => role === 'user' || role === 'assistant')
      .map(({ content }) => content);
    expect(conversation.slice(0, 3)).toEqual([
      'Where do pages go?',
      expect.stringContaining('word29'),
      'And pictures?',
    ]);
  });

  test('a machine that is killed while it streams loses no message', async () => {
    const extra = await openMachine();
    const answer = await ask('Is this question kept?', { url: extra.url, client: '203.0.113.30' });
    const threadId = answer.headers.get('x-thread-id')!;
    const reader = answer.body!.getReader();
    await reader.read();
    extra.child.kill('SIGKILL');
    await extra.ended;
    await expect(async () => {
      while (!(await reader.read()).done);
    }).rejects.toThrow();
    await (await ask('What did I ask?', { url: machines[1]!.url, threadId, client: '203.0.113.30' })).text();
    expect(model.conversations.at(-1)!.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['Is this question kept?', 'What did I ask?']),
    );
  });

  test('a machine that is told to stop finishes its answers', async () => {
    const extra = await openMachine();
    const answer = await ask('Will this be finished?', { url: extra.url, client: '203.0.113.40' });
    const ended = extra.stop();
    expect(await answer.text()).toContain('word29');
    expect(await ended).toBe(0);
  });

  test('a machine whose cache or database is gone or hangs refuses cleanly, and works again when they are back', async () => {
    const status = async (): Promise<number> => {
      const answer = await ask('Hello?', { client: `203.0.113.${50 + Math.floor(Math.random() * 150)}` });
      await answer.text();
      return answer.status;
    };
    const refused = async (): Promise<(string | number | null)[]> => {
      const answer = await ask('Hello?', { client: '203.0.113.49' });
      return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { code: string }).code];
    };
    const engines = [
      { stop: redis!.stop, start: redis!.start },
      { stop: postgres.halt, start: postgres.start },
      // Servers that hang: they take connections and say nothing.
      { stop: redis!.freeze, start: redis!.thaw },
      { stop: postgres.freeze, start: postgres.thaw },
    ];
    for (const engine of engines) {
      expect(await status()).toBe(200);
      await engine.stop();
      const refusals = await Promise.all([refused(), refused(), refused(), refused()]);
      for (const refusal of refusals) expect(refusal).toEqual([503, '5', 'unavailable']);
      expect((await fetch(`${balancer.url}/quickstart`)).status).toBe(200);
      expect((await fetch(`${machines[0]!.url}/_docwright/ready`)).status).toBe(503);
      await engine.start();
      await expect.poll(status, { timeout: 20_000, interval: 300 }).toBe(200);
      await expect.poll(status, { timeout: 20_000, interval: 300 }).toBe(200);
      await expect
        .poll(async () => (await fetch(`${machines[0]!.url}/_docwright/ready`)).status, { timeout: 20_000 })
        .toBe(200);
    }
  });

  test('the logs hold no secrets and no messages', () => {
    for (const { log } of machines) {
      expect(log()).toContain('"path":"/discovery/v2/assistant/docs/message"');
      for (const secret of [assistantKey, searchKey, 'sk-secret-of-the-model', 'Where do pages go?'])
        expect(log()).not.toContain(secret);
    }
  });
});
