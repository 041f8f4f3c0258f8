import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startNodeServer } from '../../../src/server/start-node-server.ts';
import { createSocketRoad } from '../../../src/server/create-socket-road.ts';
import { answerSockets } from '../../e2e/playground/socket-server.ts';
import { loadBuiltSite } from './built-site.ts';

test('an open WebSocket does not keep the service from stopping', async () => {
  const api = createServer();
  answerSockets(api);
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void api.close());
  const target = `ws://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await loadBuiltSite();
  const server = await startNodeServer({ service: async () => new Response('ok'), upgrade: createSocketRoad(() => [site], () => ({ origins: [target], allowPrivate: ['127.0.0.1'] })), port: 0, host: '127.0.0.1' });
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/_docwright/proxy?target=${encodeURIComponent(`${target}/echo`)}`);
  await new Promise((opened) => socket.addEventListener('open', opened));
  const closed = new Promise((done) => socket.addEventListener('close', done));
  await server.stop(60_000);
  await closed;
});

test('what runs is finished before the server stops, and what takes too long is ended', async () => {
  let finish = (): void => undefined;
  const service = (): Promise<Response> => new Promise((resolve) => (finish = () => resolve(new Response('finished'))));
  const patient = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const answer = fetch(`http://127.0.0.1:${patient.port}/`);
  await expect.poll(patient.active).toBe(1);
  const stopped = patient.stop(60_000);
  finish();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
  const impatient = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const lost = fetch(`http://127.0.0.1:${impatient.port}/`).catch(() => 'ended');
  await expect.poll(impatient.active).toBe(1);
  await impatient.stop(100);
  expect(await lost).toBe('ended');
});
