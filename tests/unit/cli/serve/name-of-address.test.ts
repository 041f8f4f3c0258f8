import { expect, test } from 'vitest';
import { nameOfAddress } from '../../../../src/cli/serve/name-of-address.ts';

const site = (domain: string, hosts: string[] = [], base = '') => ({ domain, hosts, manifest: { base } as never });

test.each(['localhost', '0.0.0.0', '::', '192.168.1.7'])('a site by itself is shown at %s', (host) => {
  const only = site('docs');
  expect(nameOfAddress(only, { sites: [only], host })).toBe(host);
});

test('of several sites, each is told with an address that leads to it', () => {
  const sites = [site('guides'), site('Handbook'), site('two words'), site('api', [], '/api')];
  const names = sites.map((one) => nameOfAddress(one, { sites, host: 'localhost' }));
  expect(names).toEqual(['localhost', 'handbook.localhost', null, 'localhost']);
});

test('a site that answers to names of its own is not told with another', () => {
  const named = site('docs', ['docs.example.com']);
  expect(nameOfAddress(named, { sites: [named], host: '0.0.0.0' })).toBeNull();
  const here = site('docs', ['docs.example.com', 'localhost']);
  expect(nameOfAddress(here, { sites: [here], host: '0.0.0.0' })).toBe('0.0.0.0');
});
