import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, so that nobody takes it between now and its use. */
const [lowest, highest] = [20_000, 32_000];

/** A free port of this machine whose number must be known before anything listens on it. */
export async function findQuietPort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const server = createServer();
    const isFree = await new Promise<boolean>((settle) => {
      server.once('error', () => settle(false));
      server.listen(port, () => settle(true));
    });
    if (isFree) await new Promise((closed) => server.close(closed));
    if (isFree) return port;
  }
}
