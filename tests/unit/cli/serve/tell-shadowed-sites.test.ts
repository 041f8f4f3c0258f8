import { expect, test } from 'vitest';
import { tellShadowedSites } from '../../../../src/cli/serve/tell-shadowed-sites.ts';

const site = (domain: string, hosts: string[] = [], base = '') => ({ domain, hosts, manifest: { base } as never });

test('a site of whose names each leads to another is told of', () => {
  const told = tellShadowedSites([
    site('first', ['docs.example.com']),
    site('twin', ['Docs.example.com']),
    site('twins', ['*.example.com', '*.example.org']),
    site('below', ['*.example.com']),
  ]);
  expect(told.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', 'twin cannot be reached: at docs.example.com, first answers first'],
    ['warning', 'below cannot be reached: at *.example.com, twins answers first'],
  ]);
});

test('sites are told apart by their paths, by one name of several, and by their domains where they have no names', () => {
  const sites = [
    site('first', ['docs.example.com']),
    site('api', ['docs.example.com'], '/api'),
    site('second', ['docs.example.com', 'second.example.com']),
    site('wide', ['*.example.com']),
    site('any'),
    site('other'),
  ];
  expect(tellShadowedSites(sites)).toEqual([]);
});
