import { expect, test } from 'vitest';
import { tellOpenHosts } from '../../../../src/cli/serve/tell-open-hosts.ts';

const sites = [
  { domain: 'named', hosts: ['docs.example.com'] },
  { domain: 'open', hosts: [] },
];

test('a site that answers to any host name is told of where its playground may call private addresses', () => {
  expect(tellOpenHosts({ proxy: { allowPrivate: ['10.0.0.0/8'] }, sites })).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^open answers to any host name/) },
  ]);
  expect(tellOpenHosts({ proxy: { allowPrivate: [] }, sites })).toEqual([]);
});
