import { createServer, type Server, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';

/** PostgreSQL with `pgvector` in this process, on a socket that the ordinary client speaks to. */
export interface TestPglite {
  url: string;
  /** Refuses connections until it is resumed; what is stored stays. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * All connections share the one session that PGlite has, so each has it to itself from the first message of a question
 * to its answer, and from `BEGIN` to the end of a transaction.
 *
 * @returns an empty database
 */
export async function startPglite(): Promise<TestPglite> {
  const db = await PGlite.create({ extensions: { vector } });
  const takeTurn = createTurns();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    answerConnection(socket, { db, takeTurn });
  });
  const listen = (port: number): Promise<number> =>
    new Promise((done) => server.listen(port, '127.0.0.1', () => done((server.address() as { port: number }).port)));
  const port = await listen(0);
  const pause = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    pause,
    resume: async () => void (await listen(port)),
    stop: async () => {
      await pause();
      await db.close();
    },
  };
}

type TakeTurn = () => Promise<() => void>;

/** Gives one after the other a turn, each when the one before has ended its own. */
function createTurns(): TakeTurn {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let end = (): void => undefined;
    last = new Promise((done) => (end = done));
    await before;
    return end;
  };
}

const HEAD = 4;
/** The last byte of an answer says whether a transaction is open. */
const IDLE = 'I'.charCodeAt(0);
const ENDS_QUESTION = new Set(['Q', 'S']);

/** Reads the messages of PostgreSQL's protocol, and answers each question as a whole. */
function answerConnection(socket: Socket, { db, takeTurn }: { db: PGlite; takeTurn: TakeTurn }): void {
  let [received, question, hasStarted] = [Buffer.alloc(0), Buffer.alloc(0), false];
  let endTurn: (() => void) | null = null;
  let answered = Promise.resolve();
  const answer = async (bytes: Buffer): Promise<void> => {
    endTurn ??= await takeTurn();
    const result = socket.destroyed ? new Uint8Array() : await db.execProtocolRaw(bytes);
    if (result.at(-1) === IDLE || socket.destroyed) await letGo();
    if (!socket.destroyed) socket.write(result);
  };
  const letGo = async (): Promise<void> => {
    if (socket.destroyed && endTurn) await db.exec('ROLLBACK');
    endTurn?.();
    endTurn = null;
  };
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const head = hasStarted ? 1 : 0;
      const length = received.length < head + HEAD ? Infinity : head + received.readInt32BE(head);
      if (received.length < length) return;
      question = Buffer.concat([question, received.subarray(0, length)]);
      const isWhole = !hasStarted || ENDS_QUESTION.has(String.fromCharCode(received[0]!));
      received = received.subarray(length);
      hasStarted = true;
      if (!isWhole) continue;
      const whole = question;
      question = Buffer.alloc(0);
      answered = answered.then(() => answer(whole));
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => void answered.then(letGo));
}
