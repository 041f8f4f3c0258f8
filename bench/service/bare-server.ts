import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** The framework alone, as the measure of what the service adds: it reads a JSON body and answers with one. */
const app = new Hono();
app.get('/', (c) => c.json({ hello: 'world' }));
app.post('/search', async (c) => c.json({ length: ((await c.req.json()) as { query: string }).query.length }));
const listener = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as AddressInfo).port }),
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ memory: process.memoryUsage.rss(), processor: (user + system) / 1000 });
});
