import { expect, test } from 'vitest';
import { createClientAddressReader } from '../../../src/server/http/create-client-address-reader.ts';
import { limitAddress } from '../../../src/server/http/limit-address.ts';

test('without trusted proxies the header counts for nothing', () => {
  const read = createClientAddressReader([]);
  expect(read('203.0.113.5', '1.1.1.1')).toBe('203.0.113.5');
  expect(read('::ffff:203.0.113.5', null)).toBe('203.0.113.5');
});

test('the last address that is no trusted proxy is the client', () => {
  const read = createClientAddressReader(['10.0.0.0/8', '::1', '2001:db8::/32']);
  expect(read('10.0.0.1', 'evil, 9.9.9.9, 198.51.100.7, 10.2.3.4')).toBe('198.51.100.7');
  expect(read('::ffff:10.0.0.1', '198.51.100.7:4711')).toBe('198.51.100.7');
  expect(read('2001:db8::5', '[2a00::1]:443')).toBe('2a00::1');
  expect(read('198.51.100.9', '1.1.1.1')).toBe('198.51.100.9');
  expect(read('10.0.0.1', '1.1.1.1, nonsense')).toBe('10.0.0.1');
  expect(read('10.0.0.1', '10.0.0.2, 10.0.0.3')).toBe('10.0.0.2');
});

test('what is no network is refused', () => {
  for (const network of ['10.0.0.0/33', 'localhost', '10.0.0/8', '10.0.0.0/x']) expect(() => createClientAddressReader([network])).toThrow(RangeError);
});

test('an IPv6 address counts by its network', () => {
  expect(limitAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(limitAddress('2001:0db8:0001:0002:ffff:1:2:3')).toBe('2001:db8:1:2::/64');
  expect(limitAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitAddress('::1')).toBe('0:0:0:0::/64');
  expect(limitAddress('203.0.113.5')).toBe('203.0.113.5');
});
