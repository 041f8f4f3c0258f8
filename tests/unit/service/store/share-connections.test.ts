import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { shareConnections } from '../../../../src/service/store/share-connections.ts';

/** A server that gives some connections, and counts how often it is asked for one. */
function openServer(most: number) {
  const server = { open: 0, asked: 0 };
  class Client extends EventEmitter {
    // What the pool looks at to know that it may be used again.
    readonly _queryable = true;
    connect(told: (error?: Error) => void): void {
      server.asked++;
      const refused = server.open >= most;
      if (!refused) server.open++;
      setTimeout(() => told(refused ? Object.assign(new Error('too many clients'), { code: '53300' }) : undefined), 1);
    }
    end(done: () => void): void {
      server.open--;
      setTimeout(done, 1);
    }
    ref(): void {}
    unref(): void {}
  }
  const options = { Client, max: 10, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool(options as unknown as pg.PoolConfig);
  return { server, pool, ...shareConnections(pool) };
}

test('half of what a full server has given is given back, and what is done meanwhile is done', async () => {
  const { server, pool, connect, release } = openServer(6);
  let done = 0;
  const work = async (): Promise<void> => {
    const client = await connect();
    await new Promise((resolve) => setTimeout(resolve, 20));
    release(client);
    done++;
  };
  await Promise.all(Array.from({ length: 60 }, work));
  expect(done).toBe(60);
  await expect.poll(() => server.open).toBe(3);
  await pool.end();
});

test('a server that gives no more connections is not asked again and again by those who wait', async () => {
  const { server, pool, connect, release } = openServer(3);
  const work = async (): Promise<void> => {
    const client = await connect();
    await new Promise((resolve) => setTimeout(resolve, 20));
    release(client);
  };
  await Promise.all(Array.from({ length: 60 }, work));
  expect(server.open).toBeGreaterThan(0);
  expect(server.asked).toBeLessThan(25);
  await pool.end();
});

test('where there is none at all, all who ask are told', async () => {
  const { server, connect } = openServer(0);
  const answers = await Promise.allSettled(Array.from({ length: 60 }, connect));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill('rejected'));
  expect(server.asked).toBeLessThan(150);
});
