import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** PostgreSQL with `pgvector` in this process, on a socket that the ordinary client speaks to. */
export interface TestPglite {
  url: string;
  stop: () => Promise<void>;
}

/** @returns an empty database, which takes one connection after the other */
export async function startPglite(): Promise<TestPglite> {
  const db = await PGlite.create({ extensions: { vector } });
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1' });
  const listening = new Promise<{ port: number }>((resolve) =>
    server.addEventListener('listening', (event) => resolve((event as CustomEvent<{ port: number }>).detail)),
  );
  await server.start();
  const { port } = await listening;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
