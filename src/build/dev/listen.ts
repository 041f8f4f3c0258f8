import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPing } from './answer-ping.ts';

export interface ListenOptions {
  /** Where it is taken, the next free one is used; 0 for any. */
  port: number;
  host: string;
  /** For HTTPS: a certificate and its key, as PEM. */
  certificate: { cert: Buffer; key: Buffer } | null;
}

export interface OpenPort {
  port: number;
  /** Ends it, with answers that are under way. */
  close: () => Promise<void>;
}

/** Has an HTTP server answer. @throws Error of the system, where no port can be had */
export async function listen(answer: RequestListener, { port, host, certificate }: ListenOptions): Promise<OpenPort> {
  // An import of these modules reads all that they export, and with it loads the client of `fetch` for nothing.
  const { createServer } = process.getBuiltinModule('node:http');
  const { createServer: createSecureServer } = process.getBuiltinModule('node:https');
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  server.on('upgrade', answerPing);
  for (let wanted = port; ; wanted++) {
    try {
      await bind(server, wanted, host);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || wanted === lastPort) throw error;
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const lastPort = 65_535;

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
