import { expect, test } from 'vitest';
import { isOwnHost } from '../../../../src/build/dev/is-own-host.ts';

test.each(['localhost', 'docs.localhost', '127.0.0.1', '192.168.1.4', '[::1]', 'box.lan', 'BOX.lan'])(
  '%s is this machine',
  (name) => expect(isOwnHost(name, 'box.lan')).toBe(true),
);

test.each(['rebound.example', 'localhost.example', '127.0.0.1.nip.io', ''])('"%s" is not', (name) =>
  expect(isOwnHost(name, 'localhost')).toBe(false),
);
