import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface SlowRoad {
  /** The address with the port of this road. */
  url: string;
  /** Milliseconds that everything takes in each direction. */
  slow: (milliseconds: number) => void;
  close: () => void;
}

/** A road to a server on this machine on which everything can be made to take its time. */
export async function startSlowRoad(target: string): Promise<SlowRoad> {
  let delay = 0;
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => setTimeout(() => to.writable && to.write(bytes), delay));
      from.once('end', () => setTimeout(() => to.end(), delay));
      from.once('close', () => (sockets.delete(from), to.destroy()));
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    slow: (milliseconds) => void (delay = milliseconds),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
