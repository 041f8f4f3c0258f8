import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small load balancer: requests go to the machines in turn, with the header that proxies add. */
export async function startBalancer(machines: readonly string[]): Promise<{ url: string; server: Server }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url!, machines[turn++ % machines.length]);
    const forwarded = request(
      target,
      {
        method: incoming.method,
        headers: { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-test-client'] ?? '198.51.100.1' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
