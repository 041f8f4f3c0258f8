import { expect, test } from 'vitest';
import { parseServers, parseVariables } from '../../../../src/read/openapi/parse-servers.ts';

test('a server has the variables of its address: those described, then the others; what fills no place is none', () => {
  const [server] = parseServers(
    [
      {
        url: 'https://{region}.example.com/{tenant}/v{version}',
        variables: {
          port: { default: '443' },
          version: { default: '1' },
          region: { default: 'eu', enum: ['eu', 'us'] },
        },
      },
    ],
    'api.yaml',
  );
  expect(server?.variables).toEqual([
    { name: 'version', default: '1', enum: [], description: '' },
    { name: 'region', default: 'eu', enum: ['eu', 'us'], description: '' },
    { name: 'tenant', default: '{tenant}', enum: [], description: '' },
  ]);
});

test('an address without places has no variables', () => {
  expect(parseVariables({ port: { default: '443' } }, 'https://example.com')).toEqual([]);
});
