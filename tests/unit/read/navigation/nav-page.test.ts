import { expect, test } from 'vitest';
import type { ChannelPage } from '../../../../src/model/page.ts';
import { toNavPage } from '../../../../src/read/navigation/nav-page.ts';
import { pageBase } from './build-from-docs-json.ts';

test.each([
  ['ws', 'WSS'],
  ['wss', 'WSS'],
  ['kafka', 'KAFKA'],
  ['kafka-secure', 'KAFKA'],
  ['mqtts', 'MQTT'],
  ['sns', 'SNS'],
  [null, ''],
])('a channel on %s is marked "%s"', (protocol, label) => {
  expect(methodOf({ servers: protocol === null ? [] : [{ protocol }] })).toBe(label);
});

test('a channel without servers is marked by its bindings, or those of what is done on it', () => {
  expect(methodOf({ bindings: { 'x-own': {}, kafka: {} } })).toBe('KAFKA');
  expect(methodOf({ operations: [{ bindings: {} }, { bindings: { amqp: {} } }] })).toBe('AMQP');
  expect(methodOf({ servers: [{ protocol: 'mqtt' }], bindings: { kafka: {} } })).toBe('MQTT');
});

function methodOf(channel: object): string | null {
  const known = { servers: [], bindings: {}, operations: [], ...channel };
  const page = { ...pageBase('a', 'A'), kind: 'channel', channel: known } as unknown as ChannelPage;
  return toNavPage(page).method;
}
