import { expect, test } from 'vitest';
import { createForwardedReader, type Forwarded } from '../../../../src/service/server/http/create-forwarded-reader.ts';
import { limitAddress } from '../../../../src/service/server/http/limit-address.ts';
import { parseForwarded } from '../../../../src/service/server/http/parse-forwarded.ts';

type Given = Record<string, string>;

/** What is read of headers. */
function reader(trusted: string[]): (connection: string, headers: Given) => Forwarded {
  const read = createForwardedReader(trusted);
  return (connection, headers) => read(connection, (name) => headers[name] ?? null);
}

test('without trusted proxies the header counts for nothing', () => {
  const read = (connection: string, list: string | null): string =>
    reader([])(connection, list === null ? {} : { 'x-forwarded-for': list }).client;
  expect(read('203.0.113.5', '1.1.1.1')).toBe('203.0.113.5');
  expect(read('::ffff:203.0.113.5', null)).toBe('203.0.113.5');
});

test('the last address that is no trusted proxy is the client', () => {
  const read = (connection: string, list: string | null): string =>
    reader(['10.0.0.0/8', '::1', '2001:db8::/32'])(connection, list === null ? {} : { 'x-forwarded-for': list }).client;
  expect(read('10.0.0.1', 'evil, 9.9.9.9, 198.51.100.7, 10.2.3.4')).toBe('198.51.100.7');
  expect(read('::ffff:10.0.0.1', '198.51.100.7:4711')).toBe('198.51.100.7');
  expect(read('2001:db8::5', '[2a00::1]:443')).toBe('2a00::1');
  expect(read('198.51.100.9', '1.1.1.1')).toBe('198.51.100.9');
  expect(read('10.0.0.1', '1.1.1.1, nonsense')).toBe('10.0.0.1');
  expect(read('10.0.0.1', '10.0.0.2, 10.0.0.3')).toBe('10.0.0.2');
});

test.each([
  '::ffff:198.51.100.7',
  '::FFFF:c633:6407',
  '0:0:0:0:0:ffff:c633:6407',
  '0000:0:0:0:0:ffff:198.51.100.7',
  '[::ffff:c633:6407]:443',
])('an IPv4 address is one client in every writing: %s', (address) => {
  expect(reader(['10.0.0.0/8'])('::ffff:a00:1', { 'x-forwarded-for': address }).client).toBe('198.51.100.7');
});

const proxy = ['10.0.0.0/8'];
const told = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'docs.example.com',
};

test('protocol and host are those of the proxy that the client reached', () => {
  expect(reader(proxy)('10.0.0.1', told)).toMatchObject({
    client: '198.51.100.7',
    protocol: 'https',
    host: 'docs.example.com',
  });
  expect(reader([])('10.0.0.1', told)).toMatchObject({ client: '10.0.0.1', protocol: null, host: null });
  expect(reader(proxy)('198.51.100.9', told)).toMatchObject({ client: '198.51.100.9', protocol: null, host: null });
  expect(reader(proxy)('10.0.0.1', { 'x-forwarded-proto': 'https' })).toMatchObject({
    client: '10.0.0.1',
    protocol: 'https',
    host: null,
  });
  // Two proxies that add to every list; what stands before the outer one's words the client sent.
  const lists = {
    'x-forwarded-for': '1.1.1.1, 198.51.100.7, 10.0.0.9',
    'x-forwarded-proto': 'http, https, http',
    'x-forwarded-host': 'evil.example, docs.example.com, inner',
  };
  expect(reader(proxy)('10.0.0.1', lists)).toMatchObject({
    client: '198.51.100.7',
    protocol: 'https',
    host: 'docs.example.com',
  });
  expect(reader(proxy)('10.0.0.1', { ...told, 'x-forwarded-for': '1.1.1.1, 198.51.100.7' })).toMatchObject({
    client: '198.51.100.7',
    protocol: 'https',
    host: 'docs.example.com',
  });
});

test('what proxies took away of the path is put together', () => {
  const read = (prefix: string, connection = '10.0.0.1'): string | null =>
    reader(proxy)(connection, { 'x-forwarded-prefix': prefix }).prefix;
  expect([read('/docs'), read('/docs/'), read('/a, /docs'), read('/'), read('')]).toEqual([
    '/docs',
    '/docs',
    '/a/docs',
    null,
    null,
  ]);
  expect(read('/docs', '198.51.100.9')).toBeNull();
});

test('what is no protocol and no host is not heard', () => {
  for (const host of [
    'a/b',
    'user@host',
    'a b',
    'host:99999999',
    '',
    '[::1',
    'a?b',
    'a#b',
    '1.2.3.4.5:x',
    'a\\b',
    '[zz]',
  ])
    expect([host, reader(proxy)('10.0.0.1', { ...told, 'x-forwarded-host': host }).host]).toEqual([host, null]);
  for (const protocol of ['javascript', 'https:', '', 'ftp'])
    expect(reader(proxy)('10.0.0.1', { ...told, 'x-forwarded-proto': protocol }).protocol).toBeNull();
  for (const host of ['docs.example.com:8443', '[2001:db8::1]:80', 'LOCALHOST'])
    expect(reader(proxy)('10.0.0.1', { ...told, 'x-forwarded-host': host }).host).toBe(host.toLowerCase());
});

test('Forwarded counts where no X-Forwarded header is sent', () => {
  const forwarded =
    'for=1.1.1.1;host=evil.example, For="198.51.100.7:4711";Proto=https;Host="docs.example.com", for=10.0.0.9;by=_x';
  expect(reader(proxy)('10.0.0.1', { forwarded })).toMatchObject({
    client: '198.51.100.7',
    protocol: 'https',
    host: 'docs.example.com',
  });
  expect(reader(proxy)('10.0.0.1', { forwarded: 'for="[2a00::1]";proto=http' })).toMatchObject({
    client: '2a00::1',
    protocol: 'http',
    host: null,
  });
  expect(reader(proxy)('10.0.0.1', { forwarded: 'for=_hidden;proto=https' })).toMatchObject({
    client: '10.0.0.1',
    protocol: 'https',
    host: null,
  });
  expect(reader(proxy)('10.0.0.1', { ...told, forwarded: 'for=9.9.9.9;proto=http;host=evil.example' })).toMatchObject({
    client: '198.51.100.7',
    protocol: 'https',
    host: 'docs.example.com',
  });
  expect(reader(proxy)('198.51.100.9', { forwarded })).toMatchObject({
    client: '198.51.100.9',
    protocol: null,
    host: null,
  });
});

test('a Forwarded header that is not of its form says nothing, and is read in time', () => {
  for (const broken of [
    'for',
    'for="1.1.1.1',
    'for=1 2',
    ';',
    'for=1.1.1.1,,for=2.2.2.2',
    `for="${'\\'.repeat(30_000)}`,
    `${'a=b;'.repeat(7_000)}"`,
  ])
    expect(parseForwarded(broken)).toEqual([]);
  expect(parseForwarded('')).toEqual([]);
  expect(parseForwarded('for="a\\"b";proto=https')).toEqual([{ address: 'a"b', protocol: 'https', host: null }]);
});

test('what is no network is refused', () => {
  for (const network of ['10.0.0.0/33', 'localhost', '10.0.0/8', '10.0.0.0/x'])
    expect(() => createForwardedReader([network])).toThrow(RangeError);
});

test('an IPv6 address counts by its network', () => {
  expect(limitAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(limitAddress('2001:0db8:0001:0002:ffff:1:2:3')).toBe('2001:db8:1:2::/64');
  expect(limitAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitAddress('::1')).toBe('0:0:0:0::/64');
  expect(limitAddress('203.0.113.5')).toBe('203.0.113.5');
});
