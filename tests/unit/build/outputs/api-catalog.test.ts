import { expect, test } from 'vitest';
import { renderApiCatalog } from '../../../../src/build/outputs/api-catalog.ts';
import { apiDocument, endpointPage, testSite } from './test-site.ts';

test('links each description and its first page', () => {
  const apis = [
    apiDocument({ id: 'api/openapi.yaml' }),
    apiDocument({ id: 'https://x.example.com/events.json', kind: 'asyncapi' }),
  ];
  const site = {
    ...testSite({ apis, base: '/docs' }),
    assets: [{ path: 'api/openapi.yaml', size: 1 }],
    pages: [endpointPage('api/users', { document: 'api/openapi.yaml' })],
  };
  expect(JSON.parse(renderApiCatalog(site)!)).toEqual({
    linkset: [
      {
        anchor: 'https://docs.example.com/docs/api/users',
        'service-desc': [
          { href: 'https://docs.example.com/docs/api/openapi.yaml', type: 'application/vnd.oai.openapi+yaml' },
        ],
        'service-doc': [{ href: 'https://docs.example.com/docs/api/users', type: 'text/html' }],
      },
      {
        anchor: 'https://docs.example.com/docs/',
        'service-desc': [{ href: 'https://x.example.com/events.json', type: 'application/vnd.aai.asyncapi+json' }],
      },
    ],
  });
});

test('is no file for a site without an API', () => {
  expect(renderApiCatalog(testSite())).toBeNull();
});

test('leaves out what is not handed out', () => {
  expect(renderApiCatalog(testSite({ apis: [apiDocument({ id: 'members.yaml' })] }))).toEqual(
    '{\n  "linkset": []\n}\n',
  );
});
