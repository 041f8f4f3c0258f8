import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const description = '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"$ref":"paths/a.json"}}}';

test.each([
  ['Swagger UI', 'index.html', 'window.ui = SwaggerUIBundle({ url: "./openapi.json", dom_id: "#swagger-ui" })'],
  [
    'Swagger UI 4',
    'docs/swagger-initializer.js',
    "SwaggerUIBundle({ urls: [{ url: '/api/openapi.json', name: 'A' }] })",
  ],
  ['Redoc', 'index.html', '<redoc spec-url="openapi.json?v=1"></redoc>'],
  ['Redoc, started by a script', 'index.html', "Redoc.init('openapi.json', {}, document.body)"],
  ['RapiDoc', 'index.html', '<rapi-doc spec-url = "openapi.json"> </rapi-doc>'],
  ['Elements', 'index.html', '<elements-api apiDescriptionUrl="openapi.json" router="hash"></elements-api>'],
  [
    'Scalar',
    'x.html',
    '<script id="api-reference" data-url="openapi.json"></script><script src="npm/@scalar/api-reference">',
  ],
])('a page of %s: the description that it names', (_, file, text) => {
  const { generator, config, written, losses } = migrateFiles({
    [file]: text,
    'swagger-ui-bundle.js': 'SwaggerUIBundle({url:"not/this.json"})',
    'openapi.json': description,
    'paths/a.json': '{"get":{"responses":{}}}',
    'README.md': '# Not a page\n',
  });
  expect(generator).toBe('API page');
  const message = 'What the repository says about itself, which the old site did not show';
  expect(losses).toEqual([{ file: 'README.md', message }]);
  expect(config.navigation).toEqual({ tabs: [{ tab: 'API reference', openapi: ['openapi.json'] }] });
  expect(Object.keys(written).sort()).toEqual(['docs.json', 'openapi.json', 'paths/a.json']);
});

test('a description elsewhere is named where it is; one that is missing or made by a program is told', () => {
  const away = 'https://api.example.com/openapi.json';
  const { config, losses } = migrateFiles({
    'index.html': `<redoc spec-url="${away}"></redoc>`,
    'b.html': '\n<redoc spec-url="gone.yaml"></redoc>',
    'c.html': '<script>SwaggerUIBundle({ spec: made() })</script>',
    'guide.md': '# Guide\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Guides', pages: ['guide'] },
    { tab: 'API reference', openapi: [away] },
  ]);
  expect(losses).toEqual([
    { file: 'b.html', line: 2, message: 'The API description gone.yaml, which is not in the folder' },
    { file: 'c.html', message: 'An API description that is inside the page or set by code' },
  ]);
});
