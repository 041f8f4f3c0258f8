import { expect, test } from 'vitest';
import { isOwnHost } from '../../../../src/base/http/is-own-host.ts';

const allowed = ['box.lan', '.tunnel.example'];

test.each([
  'localhost',
  'docs.localhost',
  '127.0.0.1',
  '192.168.1.4',
  '[::1]',
  'box.lan',
  'BOX.lan',
  'tunnel.example',
  'a.tunnel.example',
])('%s is this machine', (name) => expect(isOwnHost(name, allowed)).toBe(true));

test.each(['rebound.example', 'localhost.example', '127.0.0.1.nip.io', 'a.box.lan', 'mytunnel.example', ''])(
  '"%s" is not',
  (name) => expect(isOwnHost(name, allowed)).toBe(false),
);
