import { expect, test } from 'vitest';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Page } from '../../../../src/model/page.ts';
import { buildChannelPages } from '../../../../src/read/asyncapi/build-channel-pages.ts';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import { buildOverviewPage } from '../../../../src/read/openapi/build-overview-page.ts';
import { buildSchemaPage } from '../../../../src/read/openapi/build-schema-page.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../site/create-completer.ts';

const language = 'ja';
const mechanisms = [
  'userPassword',
  'plain',
  'scramSha256',
  'gssapi',
  'X509',
  'symmetricEncryption',
  'asymmetricEncryption',
];
const frontMatter = resolveFrontMatter({});
const entry = { title: '題', method: '', path: '', description: '', deprecated: true };

/** Every page of a description, in a language that is written in other letters. */
function pagesOf(document: ApiDocument): Page[] {
  const options = { document, directory: null, resolveFrontMatter };
  const groups: { pages: Page[] }[] =
    document.kind === 'openapi' ? buildDocumentPages(options) : buildChannelPages(options);
  const pages = groups.flatMap((group) => group.pages);
  const entries = pages.map(({ route }) => ({ ...entry, route }));
  const overview = buildOverviewPage({ document, tag: null, path: 'o', language, frontMatter });
  const models = Object.keys(document.schemas).map((name) =>
    buildSchemaPage({ document, name, path: `s/${name}`, frontMatter }),
  );
  return [...pages, { ...overview, entries }, ...models].map((page) => ({ ...page, language }));
}

/** What is written in letters of English outside of code, besides names of types and of protocols. */
function englishIn(document: ApiDocument): string[] {
  const complete = createCompleter([document]);
  const text = pagesOf(document)
    .map((page) => complete(page).markdown)
    .join('\n')
    .replace(/^( *)(```+)[\s\S]*?\n\1\2$/gm, '')
    .replace(/\]\(<[^>]*>\)/g, ']')
    .replace(/\(([\w<>|[\]., …]+)(?=[,)])/g, '(')
    .replace(/`[^`\n]*`/g, '');
  const names =
    /^(?:API|Webhook|URL|TLS|SASL|PLAIN|SCRAM|SHA|OAuth|OpenID|Connect|Base|Basic|Bearer|Digest|RFC|XML|HTTP)$/;
  const written = ['https', 'example', 'header', 'object', 'integer', 'key', ...mechanisms];
  return [...new Set(text.match(/[A-Za-z]{3,}/g) ?? [])].filter(
    (word) => !names.test(word) && !written.some((name) => name.startsWith(word)),
  );
}

test('pages of operations, models and a whole description say nothing in English of their own', async () => {
  const long = 'あ'.repeat(250);
  const thing = {
    type: 'object',
    title: '題',
    required: ['a'],
    properties: {
      a: {
        type: 'string',
        readOnly: true,
        deprecated: true,
        format: 'x',
        default: 'y',
        enum: ['y', 'z'],
        description: long,
      },
      b: {
        oneOf: [
          { type: 'object', properties: { c: { type: 'string' } } },
          { type: 'integer', minimum: 1 },
        ],
      },
      d: {
        oneOf: [
          { type: 'string', maxLength: 3 },
          { type: 'integer', minimum: 1 },
        ],
      },
      e: { anyOf: Array.from({ length: 14 }, (_, i) => ({ type: 'object', title: `題${i}`, properties: { f: {} } })) },
    },
    additionalProperties: { type: 'string' },
  };
  const schema = { $ref: '#/components/schemas/T' };
  const content = { 'application/json': { schema }, 'text/event-stream': { itemSchema: schema } };
  const headers = { H: { description: long, schema: { type: 'integer' } } };
  const responses = { 200: { description: 'あ', content, headers }, 400: { description: 'い', content, headers } };
  const parameters = [{ name: 'p', in: 'query', required: true, deprecated: true, schema: { type: 'string' } }];
  const scheme = (type: string, more: object) => ({ type, ...more });
  const { document } = await parseOpenApi({
    id: 'a.json',
    text: JSON.stringify({
      openapi: '3.2.0',
      info: { title: '題', version: '1' },
      servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }],
      security: [{ k: [] }, { b: [] }, { s: [] }, { d: [] }, { o: [] }, { i: [] }, { t: [] }, {}],
      paths: { '/a': { post: { summary: '題', parameters, requestBody: { required: true, content }, responses } } },
      webhooks: { w: { post: { summary: '題', requestBody: { content }, responses } } },
      components: {
        schemas: { T: thing },
        securitySchemes: {
          k: scheme('apiKey', { in: 'header', name: 'X', deprecated: true }),
          b: scheme('http', { scheme: 'bearer' }),
          s: scheme('http', { scheme: 'basic' }),
          d: scheme('http', { scheme: 'digest' }),
          o: scheme('oauth2', { flows: {} }),
          i: scheme('openIdConnect', { openIdConnectUrl: 'https://a.example' }),
          t: scheme('mutualTLS', {}),
        },
      },
    }),
  });
  expect(englishIn(document!)).toEqual([]);
});

test('neither do pages of channels', async () => {
  const schemes = Object.fromEntries(mechanisms.map((type) => [type, { type }]));
  const key = { type: 'apiKey', in: 'user' };
  const { document } = await parseAsyncApi({
    id: 'a.json',
    text: JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: '題', version: '1' },
      servers: {
        s: {
          host: 'a.example',
          protocol: 'kafka',
          bindings: { kafka: { clientId: 'x' } },
          security: [...mechanisms, 'key'].map((name) => ({ $ref: `#/components/securitySchemes/${name}` })),
        },
      },
      channels: { c: { title: '題', address: 'a/b', messages: { m: { title: '題', payload: { type: 'string' } } } } },
      operations: { o: { title: '題', action: 'send', channel: { $ref: '#/channels/c' } } },
      components: { securitySchemes: { ...schemes, key } },
    }),
  });
  expect(englishIn(document!)).toEqual([]);
});
