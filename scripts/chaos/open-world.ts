import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSlowModel } from '../../tests/e2e/service/slow-model.ts';
import { docwright, type ServeProcess, startServe } from '../../tests/e2e/service/start-serve.ts';
import { allowedSights, ask, readPage } from './ask.ts';
import { auditBooks } from './audit-books.ts';
import type { Place, Sight } from './scenario.ts';
import { Tally } from './tally.ts';

export interface WorldOptions {
  /** Where the service finds its database: `postgres://…` or a file. */
  database: string;
  /** Where the books are read when all is over, if that is another address. */
  auditAt?: string;
  redis?: string;
  environment?: Record<string, string>;
  /** Milliseconds between two of the ten words of an answer. */
  pause?: number;
}

export interface Questions {
  count: number;
  /** Where to ask; asked anew for each try. */
  urls: () => readonly string[];
  /** Whether readers ask again until they have their answer. */
  isRepeated: boolean;
  together?: number;
}

/** A site that is served, with readers who ask and somebody who counts. */
export interface World {
  start: (environment?: Record<string, string>) => Promise<ServeProcess>;
  /** Has readers ask. */
  read: (questions: Questions) => Promise<void>;
  /** Reads pages until the work is done. */
  readPagesDuring: (url: string, work: Promise<unknown>) => Promise<void>;
  tally: Tally;
  /** Compares readers and books, and ends the world. */
  judge: (more?: { losses?: string[] }) => Promise<Sight>;
  balance: () => Promise<string[]>;
  close: () => Promise<void>;
}

const mostTries = 400;
const longestQuestion = 90_000;

/** Opens a world with nothing in it but its readers' key. */
export async function openWorld({ site, folder }: Place, options: WorldOptions): Promise<World> {
  const { database, auditAt = database, pause = 25 } = options;
  const model = await startSlowModel({ words: 10, pause });
  const file = join(folder, 'docwright.server.json');
  writeFileSync(
    file,
    JSON.stringify({ sites: [{ domain: 'docs', folder: site, organization: 'acme' }], embeddings: false }),
  );
  const environment = {
    DOCWRIGHT_DATABASE: database,
    DOCWRIGHT_MODEL_URL: model.url,
    DOCWRIGHT_MODEL: 'slow',
    ...(options.redis === undefined ? {} : { DOCWRIGHT_REDIS: options.redis }),
    ...options.environment,
  };
  // This process waits for the command, so nothing that runs in it could answer.
  const made = docwright(['keys', 'create', 'docs', '--kind', 'assistant', '--json', '--config', file], {
    ...environment,
    DOCWRIGHT_DATABASE: auditAt,
  });
  const { key: apiKey } = JSON.parse(made) as { key: string };
  const processes: ServeProcess[] = [];
  const tally = new Tally();
  let asked = 0;
  const start: World['start'] = async (more = {}) => {
    const started = await startServe(['--config', file], { ...environment, ...more });
    processes.push(started);
    return started;
  };
  const askOne = async ({ urls, isRepeated }: Questions): Promise<void> => {
    const number = asked++;
    const idempotencyKey = randomUUID();
    const deadline = performance.now() + longestQuestion;
    for (let tries = 0; ; tries++) {
      const all = urls();
      const url = all[(number + tries) % all.length]!;
      const text = `Question ${number}: where do pages go?`;
      const seen = tally.add(await ask({ url, apiKey, text, ...(isRepeated ? { idempotencyKey } : {}) }));
      if (seen === 'answered' || !isRepeated) return;
      if (tries >= mostTries || performance.now() > deadline) return void tally.add('never answered');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const close = async (): Promise<void> => {
    for (const { child } of processes) {
      // One that is frozen would not hear of its end.
      child.kill('SIGCONT');
      child.kill('SIGKILL');
    }
    await Promise.all(processes.map(({ ended }) => ended));
    model.close();
  };
  const balance = async () => auditBooks(auditAt, tally.count('answered'));
  return {
    start,
    tally,
    read: async (questions) => {
      let left = questions.count;
      const reader = async (): Promise<void> => {
        while (left-- > 0) await askOne(questions);
      };
      await Promise.all(Array.from({ length: questions.together ?? 6 }, reader));
    },
    readPagesDuring: async (url, work) => {
      let done = false;
      void work.finally(() => (done = true)).catch(() => undefined);
      while (!done) {
        tally.add(await readPage(url));
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await work;
    },
    balance: async () => (await balance()).losses,
    judge: async ({ losses = [] } = {}) => {
      const books = await balance();
      await close();
      return {
        readers: String(tally),
        books: books.books,
        losses: [...losses, ...tally.losses([...allowedSights, 'page']), ...books.losses],
      };
    },
    close,
  };
}

/** Waits until a service answers questions: its index has to be made first. */
export async function untilReady(world: World, { url }: ServeProcess): Promise<void> {
  await world.read({ count: 1, urls: () => [url], isRepeated: true, together: 1 });
}
