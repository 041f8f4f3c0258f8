import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { listAddresses } from '../../../src/cli/list-addresses.ts';

const entry = (address: string, internal: boolean, family = 'IPv4'): NetworkInterfaceInfo =>
  ({ address, internal, family }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [entry('127.0.0.1', true)],
  eth0: [entry('192.0.2.7', false), entry('fe80::1', false, 'IPv6')],
};
const at = (host: string, protocol: 'http' | 'https' = 'http'): ReturnType<typeof listAddresses> =>
  listAddresses({ protocol, host, port: 3000, base: '/docs' }, interfaces);

test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('%s is for this machine alone', (host) => {
  expect(at(host).network).toEqual([]);
  expect(at(host).local).not.toBeNull();
});

test.each(['0.0.0.0', '::'])('%s is for every network', (host) => {
  expect(at(host)).toEqual({
    local: 'http://localhost:3000/docs/',
    network: ['http://192.0.2.7:3000/docs/'],
  });
});

test('an address of one network is for that alone', () => {
  expect(at('192.0.2.7', 'https')).toEqual({ local: null, network: ['https://192.0.2.7:3000/docs/'] });
  expect(at('::1').local).toBe('http://[::1]:3000/docs/');
});
