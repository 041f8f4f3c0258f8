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
  [null, 'WSS'],
])('a channel on %s is marked %s', (protocol, label) => {
  const channel = { servers: protocol === null ? [] : [{ protocol }] };
  const page = { ...pageBase('a', 'A'), kind: 'channel', channel } as unknown as ChannelPage;
  expect(toNavPage(page).method).toBe(label);
});
