import { expect, test } from 'vitest';
import { createPageRenderer, type PageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { EndpointPage, SchemaPage } from '../../../../src/model/page.ts';
import type { FragmentReference, SchemaFragmentReference } from '../../../../src/model/rendered-page.ts';
import { buildChannelPages } from '../../../../src/read/asyncapi/build-channel-pages.ts';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import { buildOverviewPage } from '../../../../src/read/openapi/build-overview-page.ts';
import { buildPageBase } from '../../../../src/read/openapi/build-page-base.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { referenceTargets } from '../../../../src/read/openapi/reference-links.ts';
import { createCompleter } from '../../read/site/create-completer.ts';

const { config } = parseConfig({
  file: 'docs.json',
  readFile: () =>
    JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } }),
});

function openRenderer(
  schemas: Record<string, Schema>,
  known?: ApiDocument,
  referencePages: RenderContext['referencePages'] = [],
  settings = config!,
): PageRenderer {
  const document = known ?? {
    id: 'api',
    kind: 'openapi',
    title: 'T',
    schemas,
    servers: [],
    securitySchemes: {},
    operations: [],
    security: [],
    webhooks: [],
    tags: [],
  };
  const context = {
    config: settings,
    base: '/docs',
    service: null,
    snippets: {},
    routes: [],
    assets: [],
    places: {},
    apis: [document],
    referencePages,
    grammars: [],
    folder: import.meta.dirname,
    version: '1',
  } as unknown as RenderContext;
  return createPageRenderer(context, openOwnIcons());
}

const fields = (count: number): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }])),
});
const show = (renderer: PageRenderer, schema: Schema, kind: 'fields' | 'values' = 'fields') =>
  renderer.renderFragment({ kind, document: 'api', schema, mode: 'response', language: null, from: null, level: 0 });

/** A page of a schema that as many others name. */
function schemaPage(schema: Schema, users: number): SchemaPage {
  const frontMatter = resolveFrontMatter({});
  const page = buildPageBase({ path: 'model', frontMatter, title: 'Model', description: '', keywords: [] });
  const usedBy = Array.from({ length: users }, (_, index) => ({
    route: `/use-${index}`,
    title: `Use ${index}`,
    method: 'GET',
    path: `/use/${index}`,
    description: '',
    deprecated: false,
  }));
  return { ...page, kind: 'schema', document: 'api', name: 'Model', schema, usedBy };
}

const schemaFragments = (fragments: readonly FragmentReference[]) =>
  fragments.filter((fragment): fragment is SchemaFragmentReference => 'schema' in fragment);

test('of many values the first stand in the page, all of them in a file of their own', async () => {
  const renderer = openRenderer({});
  const values = Array.from({ length: 75 }, (_, index) => `v${index}`);
  const schema: Schema = { type: 'object', properties: { kind: { type: 'string', enum: values } } };
  const { html, fragments } = await show(renderer, schema);
  expect(html).toContain('<code>v23</code>');
  expect(html).not.toContain('v24');
  expect(html).toMatch(
    /<summary>Show more \(51\)<\/summary><a href="\/docs\/_docwright\/schemas\/[\w-]+-values.html">/,
  );
  const [reference] = schemaFragments(fragments);
  const file = await show(renderer, reference!.schema, 'values');
  for (const value of values) expect(file.html).toContain(`<code>${value}</code>`);
});

test('the heading of a body says whether it must be sent, and more than four examples stand behind a line', async () => {
  const examples = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`e${index}`, { value: { a: index } }]));
  const bodyOf = (required: boolean): Promise<{ html: string }> =>
    renderOperation({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          post: { summary: 'A', requestBody: { required, content: { 'application/json': { schema: {}, examples } } } },
        },
      },
    });
  const { html } = await bodyOf(true);
  expect(html).toContain('<code>application/json</code> required</small>');
  expect(html).toMatch(/Example: e2<\/summary>.*<summary>Show more \(3\)<\/summary>.*Example: e3<\/summary>/s);
  expect((await bodyOf(false)).html).not.toContain('</code> required');
});

test('values that are not seen at once stand in the page while they are few', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const { html, fragments } = await show(openRenderer({}), {
    type: 'object',
    properties: { kind: { type: 'string', enum: values } },
  });
  const [seen, later] = html.split('<summary>Show more (16)</summary>');
  expect(values.filter((value) => seen!.includes(`<code>${value}</code>`))).toEqual(values.slice(0, 24));
  expect(values.filter((value) => later!.includes(`<code>${value}</code>`))).toEqual(values.slice(24));
  expect(fragments).toEqual([]);
});

test('of a long default the beginning stands in the page, and all of it in a file of its own', async () => {
  const value = Array.from({ length: 200 }, (_, index) => index);
  const renderer = openRenderer({});
  const { html, fragments } = await show(renderer, {
    type: 'object',
    properties: { long: { type: 'array', default: value }, short: { type: 'string', default: 'x'.repeat(200) } },
  });
  expect(html).toContain(`Default: <code>&quot;${'x'.repeat(200)}&quot;</code>`);
  expect(html).toMatch(
    /Default: <code>\[0,1,[\d,]*…<\/code><details class="expandable"><summary>Show more<\/summary><a /,
  );
  const file = await renderer.renderFragment(fragments[0]!);
  expect(file.html).toContain(JSON.stringify(value));
});

test.each([0, 1])('a long value is cut beside its characters: %s', async (more) => {
  const value = 'x'.repeat(more) + '🎉'.repeat(400);
  const { html } = await show(openRenderer({}), {
    type: 'object',
    properties: { a: { type: 'string', default: value } },
  });
  expect(/Default: <code>.*?…<\/code>/.exec(html)?.[0].isWellFormed()).toBe(true);
});

test('a file of code holds all of it', async () => {
  const code = JSON.stringify(
    Array.from({ length: 500 }, (_, index) => ({ index })),
    null,
    2,
  );
  const { html } = await openRenderer({}).renderFragment({ kind: 'code', code, syntax: 'json', language: null });
  expect(html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toContain(code);
});

test('of many pages that name a schema the first stand in its page, the others in a file of their own', async () => {
  const renderer = openRenderer({});
  const page = schemaPage(fields(1), 200);
  const { html, fragments } = await renderer.render(page);
  expect(html.match(/href="\/docs\/use-\d+"/g)).toHaveLength(60);
  expect(html).toMatch(/<summary>Show more \(140\)<\/summary><a href="\/docs\/_docwright\/lists\/[\w-]{12}\.html">/);
  expect(fragments).toHaveLength(1);
  const file = await renderer.renderFragment(fragments[0]!);
  for (let index = 60; index < 200; index++)
    expect(file.html).toContain(`<a href="/docs/use-${index}">Use ${index}</a>`);
  expect(file.fragments).toEqual([]);
});

test('nobody has to open a list for a few more pages', async () => {
  const { html, fragments } = await openRenderer({}).render(schemaPage(fields(1), 70));
  expect(html).toContain('href="/docs/use-69"');
  expect(fragments).toEqual([]);
});

test('inner fields are open at first where the site, the endpoint or the schema asks for it', async () => {
  const inner = (more = {}): object => ({ type: 'object', properties: { b: { type: 'string' } }, ...more });
  const open = { 'x-docs': { playground: { expand: true } } };
  const operation = (schema: object, more = {}): object => ({
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { a: schema } } } } },
    responses: {},
    ...more,
  });
  const paths = {
    '/closed': { post: operation(inner()) },
    '/schema': { post: operation(inner(open)) },
    '/endpoint': { post: operation(inner(), { 'x-mint': { playground: { expand: 'true' } } }) },
  };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
  const { document } = await parseOpenApi({ id: 'api', text });
  const opened = async (isSite: boolean): Promise<string[]> => {
    const params = { ...config!.api.params, expanded: isSite };
    const renderer = openRenderer({}, document!, [], { ...config!, api: { ...config!.api, params } });
    const resolve = () => resolveFrontMatter({});
    const groups = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter: resolve });
    const complete = createCompleter([document!]);
    const names: string[] = [];
    for (const page of groups.flatMap(({ pages }) => pages)) {
      const { html } = await renderer.render(complete(page));
      if (/<details class="expandable" open="">/.test(html)) names.push((page as EndpointPage).operation.path);
    }
    return names;
  };
  expect(await opened(false)).toEqual(['/schema', '/endpoint']);
  expect(await opened(true)).toEqual(['/closed', '/schema', '/endpoint']);
});

test('a few inner fields stand in the page, many have a file of their own', async () => {
  const renderer = openRenderer({
    Outer: {
      type: 'object',
      properties: { few: fields(3), many: fields(30), list: { type: 'array', items: { $ref: 'Inner' } } },
    },
    Inner: fields(20),
  });
  const { html, fragments } = await show(renderer, { $ref: 'Outer' });
  expect(html).toContain('id="param-few-f2"');
  expect(html).not.toContain('param-many-f0');
  expect(html).toMatch(
    /id="param-many".*<details class="expandable"><summary>Attributes of many \(30\)<\/summary><a href="\/docs\/_docwright\/schemas\/[\w-]{12}-response.html">object<\/a>/,
  );
  expect(schemaFragments(fragments).map(({ schema, level }) => [schema.$ref ?? 'unnamed', level])).toEqual([
    ['unnamed', 1],
    ['Inner', 0],
  ]);
  expect((await show(renderer, schemaFragments(fragments)[0]!.schema)).html).toContain('id="param-f29"');
});

test('a list that comes first is shown whole', async () => {
  const { html, fragments } = await show(openRenderer({}), fields(300));
  expect(html).toContain('id="param-f299"');
  expect(fragments).toEqual([]);
});

test('alternatives after many fields wait in files', async () => {
  const choice: Schema = { oneOf: Array.from({ length: 10 }, (_, index) => ({ ...fields(40), title: `T${index}` })) };
  const { html, fragments } = await show(openRenderer({}), choice);
  expect(html.match(/class="field"/g)).toHaveLength(40);
  expect(fragments).toHaveLength(9);
});

test.each([
  ['its type', [{ type: 'string', maxLength: 9 }], '<p><code>string</code></p>'],
  ['its type once more', [{ type: 'string' }, { type: 'string', maxLength: 9 }], '<p><code>string</code></p>'],
  ['a title', [{ type: 'string', title: 'Code' }], '<p><b>Code</b><code>string</code></p>'],
] satisfies [string, Schema[], string][])('an alternative named by %s says its type once', async (_, options, head) => {
  const { html } = await show(openRenderer({}), { oneOf: [fields(2), ...options] });
  expect(html).not.toContain('<b>string');
  expect(html).toContain(head);
});

test('unnamed schemas that merging makes without end come to an end', async () => {
  const schemas: Record<string, Schema> = {
    A: { allOf: [{ $ref: 'B' }, { $ref: 'C' }] },
    B: {
      ...fields(9),
      properties: { ...fields(9).properties, next: { allOf: [{ $ref: 'A' }, { description: 'b' }] } },
    },
    C: {
      ...fields(9),
      properties: { ...fields(9).properties, next: { allOf: [{ $ref: 'B' }, { description: 'c' }] } },
    },
  };
  const renderer = openRenderer(schemas);
  const seen = new Set<string>();
  let waiting = (await show(renderer, { $ref: 'A' })).fragments;
  for (let round = 0; waiting.length > 0; round++) {
    expect(round).toBeLessThan(40);
    const next = await Promise.all(waiting.map((fragment) => renderer.renderFragment(fragment)));
    for (const fragment of waiting) seen.add(JSON.stringify(fragment));
    waiting = next.flatMap(({ fragments }) => fragments).filter((fragment) => !seen.has(JSON.stringify(fragment)));
  }
});

test('code with a language in a description is coloured, and stays text', async () => {
  const description = 'Call it:\n\n```ts\nconst a = "</code><script>b";\n```\n\n```\nconst plain\n```\n';
  const { html } = await show(openRenderer({}), { type: 'object', properties: { a: { type: 'string', description } } });
  expect(html).toMatch(/<pre tabindex="0" class="dw-code"><code class="language-ts"><span class="[^"]+">const<\/span>/);
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/<pre tabindex="0"><code>const plain\n<\/code><\/pre>/);
});

test('a wide table in a description scrolls by itself', async () => {
  const { html } = await show(openRenderer({}), {
    type: 'object',
    properties: { a: { type: 'string', description: 'One of\n\n| a | b |\n|---|---|\n| 1 | 2 |\n' } },
  });
  expect(html).toMatch(/<div class="table-scroll" tabindex="0"><table>/);
});

async function renderOperation(description: object) {
  const { document } = await parseOpenApi({ id: 'api', text: JSON.stringify(description) });
  const resolve = () => resolveFrontMatter({});
  const [group] = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter: resolve });
  const renderer = openRenderer({}, document!);
  const page = createCompleter([document!])(group!.pages[0]!);
  return { renderer, markdown: page.markdown, ...(await renderer.render(page)) };
}

test('in Markdown, samples stand under the names by which their languages are known', async () => {
  const samples = ['curl', 'C#', 'Elixir'].map((lang) => ({ lang, source: 'code()' }));
  const { markdown } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { 'x-codeSamples': samples, responses: {} } } },
  });
  expect(markdown.match(/(?<=```)\w+\n(?=code)/g)).toEqual(['bash\n', 'csharp\n', 'elixir\n']);
});

test('what an operation says of a header that carries a credential stands at the credential', async () => {
  const { html, markdown } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    security: [{ key: [] }],
    paths: {
      '/a': {
        get: {
          parameters: [
            {
              in: 'header',
              name: 'x-key',
              description: 'Key of **this** room.',
              example: 'key-1',
              schema: { type: 'string', minLength: 5, enum: ['key-1', 'key-2'] },
            },
          ],
          responses: {},
        },
      },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.' } } },
  });
  expect(markdown).toContain(
    '- `X-Key` (API key, header, required): A key.\n\n  Key of **this** room.\n  Minimum length: `5`. ' +
      'Example: `"key-1"`. Available options: `"key-1"`, `"key-2"`',
  );
  expect(html.replace(/<[^>]+>/g, '')).toMatch(/A key\.\s*Key of this room\.\s*Minimum length: 5/);
  expect(html.match(/data-place="header"/g)).toHaveLength(1);
});

test('a mark of a heading without words makes none', async () => {
  const { html } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { summary: 'A', description: 'Text.\n\n## Rights\n##\n`run`', responses: {} } } },
  });
  expect(html.match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2 id="rights" class="heading">Rights']);
});

test('what several statuses answer alike stands once, and can be opened below each of them', async () => {
  const answer = (description: string, name: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const { html, aside } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          summary: 'A',
          responses: { 200: answer('Right', 'Good'), 400: answer('Wrong', 'Fault'), 404: answer('Gone', 'Fault') },
        },
      },
    },
    components: {
      schemas: {
        Good: { type: 'object', properties: { id: { type: 'string' } } },
        Fault: { type: 'object', properties: { reason: { type: 'string', description: 'Why so.' } } },
      },
    },
  });
  expect(html.match(/Why so\./g)).toHaveLength(1);
  expect(html).toMatch(/<p>Gone<\/p>.*<summary>Child attributes \(1\)<\/summary><a href="[^"]+-response.html">/s);
  expect(aside).toContain('data-label="400, 404"');
});

test('a text that a response and its body share stands once, and that of a stream is told of each item', async () => {
  const item = { type: 'object', description: 'A room.', properties: { id: { type: 'string' } } };
  const answer = (description: string, media: object) => ({ description, content: { 'application/jsonl': media } });
  const responses = { 200: answer('A room.', { itemSchema: item }), 201: answer('Another room.', { schema: item }) };
  const { html, markdown } = await renderOperation({
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { summary: 'A', responses } } },
  });
  for (const text of [html, markdown]) expect(text.match(/A room\./g)).toHaveLength(2);
  for (const text of [html, markdown]) expect(text.match(/Each item of the stream:/g)).toHaveLength(1);
});

test.each([
  ['a list', { type: 'array', items: { $ref: '#/components/schemas/Room' } }],
  ['what may be null', { anyOf: [{ $ref: '#/components/schemas/Room' }, { type: 'null' }] }],
])('a body that is %s says what its schema says', async (_, schema) => {
  const { html } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          summary: 'A',
          responses: { 200: { description: 'Right', content: { 'application/json': { schema } } } },
        },
      },
    },
    components: {
      schemas: {
        Room: { type: 'object', description: 'A place to sleep.', properties: { id: { type: 'string' } } },
      },
    },
  });
  expect(html.match(/<p>A place to sleep\.<\/p>/g)).toHaveLength(1);
});

test('of a long first level the first fields stand in the page, with all that a request must hold', async () => {
  const body = { ...fields(80), required: ['f2', 'f79'] };
  const content = { 'application/json': { schema: body } };
  const { html, renderer, fragments } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        post: {
          summary: 'A',
          requestBody: { content },
          responses: {
            200: { description: 'Response', headers: { Rate: { schema: { type: 'integer' } } }, content },
          },
        },
      },
    },
  });
  const [request, response] = html.split('id="response"');
  expect(request!.match(/class="field"/g)).toHaveLength(31);
  expect(request).toMatch(/id="param-f79".*<summary>Show more \(49\)<\/summary><a href="[^"]+-request.html">/s);
  expect(response).toMatch(/<summary>Headers \(1\)<\/summary>.*id="param-rate".*<\/details>/s);
  expect(response!.match(/class="field"/g)).toHaveLength(21);
  expect(response).toContain('<summary>Show more (60)</summary>');
  expect(response).not.toContain('<p>Response</p>');
  const further = await Promise.all(fragments.map((fragment) => renderer.renderFragment(fragment)));
  expect(further.some(({ html }) => html.includes('id="param-f78"'))).toBe(true);
});

test('a quotation that opens as a callout is one, in a description too', async () => {
  const description = 'Take care:\n\n> [!WARNING]\n> This *costs*.';
  const { html } = await show(openRenderer({}), { type: 'object', properties: { a: { type: 'string', description } } });
  expect(html).toMatch(
    /data-callout-type="warning" role="note" aria-label="Warning".*<div class="inset-body">\s*<p>This <em>costs<\/em>/s,
  );
  expect(html).not.toContain('[!');
});

test('alternatives with fields of their own and further choices are shown at once', async () => {
  const schemas: Record<string, Schema> = {};
  const alternative = (index: number, level: number): Schema => ({
    title: `Choice ${index}`,
    type: 'object',
    properties: { [`f${index}`]: { type: 'string' } },
    ...(level < 8 && { allOf: [{ $ref: `Level${level + 1}` }] }),
  });
  for (let level = 1; level <= 8; level++)
    schemas[`Level${level}`] = { oneOf: Array.from({ length: 50 }, (_, index) => alternative(index, level)) };
  const start = process.cpuUsage();
  const { html } = await show(openRenderer(schemas), { $ref: 'Level1' });
  expect(html).toContain('Choice 49');
  expect(process.cpuUsage(start).user).toBeLessThan(15_000_000);
});

test('a webhook has no address of the API: it is sent to whoever wants it', async () => {
  const { html } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    servers: [{ url: 'https://api.example.com' }, { url: 'https://sandbox.example.com' }],
    webhooks: { 'order.paid': { post: { summary: 'Paid', responses: { 200: { description: 'Taken' } } } } },
  });
  expect(html).toMatch(/<code class="api-url"[^>]*>order\.paid<\/code>/);
  expect(html).not.toContain('example.com');
});

test("a message's name, title and media type are one text, which breaks between its words", async () => {
  const description = {
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1' },
    channels: { all: { messages: { Depth: { title: 'Depth of the market', contentType: 'text/plain' } } } },
  };
  const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
  const [group] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter });
  const { html } = await openRenderer({}, document!).render(group!.pages[0]!);
  expect(html).toMatch(
    /<summary><span>Depth of the market <code>Depth<\/code> <code>text\/plain<\/code><\/span><\/summary>/,
  );
});

test('examples of messages that go both ways stand under what is done with them', async () => {
  const channel = { $ref: '#/channels/all' };
  const description = {
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1' },
    channels: { all: { messages: { Note: { payload: { type: 'string' } } } } },
    operations: { take: { action: 'receive', channel }, give: { action: 'send', channel } },
  };
  const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
  const [group] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter });
  const { aside } = await openRenderer({}, document!).render(group!.pages[0]!);
  const heads = aside.matchAll(/<div class="api-example-head">(.*?)<\/div>/g);
  expect([...heads].map(([, head]) => head)).toEqual(['Send', 'Receive']);
});

test('a reply is a link to the page of its channel, and an overview shows the bindings of servers', async () => {
  const description = {
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1' },
    servers: { main: { host: 'a.example', protocol: 'mqtt', bindings: { mqtt: { clientId: 'own-client' } } } },
    channels: { orders: { title: 'Orders', address: 'orders' }, done: { title: 'Done', address: 'done/{id}' } },
    operations: {
      order: {
        action: 'receive',
        channel: { $ref: '#/channels/orders' },
        reply: { channel: { $ref: '#/channels/done' }, address: { location: '$message.header#/replyTo' } },
      },
    },
  };
  const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
  const pages = buildChannelPages({ document: document!, directory: null, resolveFrontMatter })[0]!.pages;
  const renderer = openRenderer({}, document!, referenceTargets(pages));
  const { html } = await renderer.render(pages[0]!);
  expect(html).toContain('<b>Reply</b><code><a href="/docs/api-reference/websockets/done">done/{id}</a></code>');
  expect(html).toContain('<b>Reply address</b><code>$message.header#/replyTo</code>');
  const frontMatter = resolveFrontMatter({});
  const overview = buildOverviewPage({ document: document!, tag: null, path: 'o', language: null, frontMatter });
  expect((await renderer.render(overview)).html).toContain('own-client');
});

test('a channel shows the protocol and the address that its description names, and invents none', async () => {
  const bar = async (channel: object): Promise<string | undefined> => {
    const description = { asyncapi: '3.0.0', info: { title: 'T', version: '1' }, channels: { all: channel } };
    const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
    const [group] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter });
    const { html } = await openRenderer({}, document!).render(group!.pages[0]!);
    return /<div class="api-url-bar"[^>]*>(.*?)<\/div>/.exec(html)?.[1];
  };
  expect(await bar({ address: 'orders' })).toBe('<code class="api-url" tabindex="0">orders</code>');
  expect(await bar({ address: null, bindings: { kafka: {} } })).toBe(
    '<span class="method-pill" data-method="kafka">KAFKA</span>',
  );
  expect(await bar({ address: null })).toBeUndefined();
});

test('that a body holds nothing else is said below its fields, other limits of it above', async () => {
  const schema: Schema = { ...fields(2), additionalProperties: false, minProperties: 1 };
  const { html } = await openRenderer({}).render(schemaPage(schema, 0));
  const places = ['Minimum number of properties', 'f0', 'f1', 'No other properties'].map((text) => html.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("headings of an operation's text have the ids of the page's outline, and its fragments lead there", async () => {
  const description = 'Lead.\n\n# Limits\n\nSee [this](#limits) and [that][t].\n\n## More\n\nWords.\n\n[t]: #more';
  const { html } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { summary: 'A', description } } },
  });
  expect(html).toMatch(/<h2[^>]* id="limits"/);
  expect(html).toMatch(/<h3[^>]* id="more"/);
  expect(html).toContain('href="#limits"');
  expect(html).toContain('href="#more"');
});

test("headings of an operation's text keep their code, links and emphasis, and nothing that could run", async () => {
  const description =
    'Lead.\n\n# 1. Use `a_b` & *c*\n\nWords.\n\n## See [that][t] <script>x()</script>\n\nWords.\n\n## 2. Plain\n\n[t]: https://a.example';
  const { html } = await renderOperation({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { summary: 'A', description } } },
  });
  expect(html).toMatch(/<h2[^>]*><span>1\. Use <code>a_b<\/code> &#x26; <em>c<\/em><\/span>/);
  expect(html).toMatch(/<h3[^>]*><span>See <a href="https:\/\/a\.example"[^>]*>that<\/a>/);
  expect(html).toMatch(/<h3[^>]*>2\. Plain<a/);
  expect(html).not.toContain('<script');
});
