import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** PostgreSQL with `pgvector` in this process, on a socket that the ordinary client speaks to. */
export interface TestPglite {
  url: string;
  /** Refuses connections until it is resumed; what is stored stays. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Those of the service, of each of its threads and of the process that makes indexes. */
const CONNECTIONS = 50;

/** @returns an empty database, which does one thing after the other */
export async function startPglite(): Promise<TestPglite> {
  const db = await PGlite.create({ extensions: { vector } });
  let { server, port } = await listen(db, 0);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    pause: () => server.stop(),
    resume: async () => void ({ server, port } = await listen(db, port)),
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

async function listen(db: PGlite, wanted: number): Promise<{ server: PGLiteSocketServer; port: number }> {
  const server = new PGLiteSocketServer({ db, port: wanted, host: '127.0.0.1', maxConnections: CONNECTIONS });
  const listening = new Promise<{ port: number }>((resolve) =>
    server.addEventListener('listening', (event) => resolve((event as CustomEvent<{ port: number }>).detail)),
  );
  await server.start();
  return { server, port: (await listening).port };
}
