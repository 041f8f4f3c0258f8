import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOutputs, outputsWith, type PageOutputs, readHtml } from './read-outputs.ts';
import { docwright, type ServeProcess, startServe } from './service/start-serve.ts';

const root = resolve(import.meta.dirname, '../..');
const site = join(root, 'tests/fixtures/sites/outputs');
// Astro behaves differently inside of a Vitest process.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder = '';
let open: (route: string) => PageOutputs;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-outputs-'));
  docwright(['build', site, '--out', join(folder, 'out'), '--site', 'https://docs.example.com']);
  open = openOutputs(join(folder, 'out'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the manual is ready for agents, but for what needs the address of a site', () => {
  const { checks } = JSON.parse(docwright(['score', join(root, 'dist'), '--json'])) as {
    checks: { name: string; kind: string }[];
  };
  const lacking = checks.filter(({ kind }) => kind !== 'passed');
  expect(lacking.map(({ name, kind }) => `${kind} ${name}`)).toEqual(['failed sitemapExists', 'failed structuredData']);
});

/** What every output that has words says. */
const everywhere = 'html markdown search llms full meta jsonLd';
/** What is told in the body of a page. */
const body = 'html markdown search full';
const operation = '/api-reference/things/factoperation';
const channel = '/api-reference/factoperationtag/factroom';

/** Where it comes from, the words it is known by, and the outputs that say them: those and no others. */
type Row = [key: string, words: string, outputs: string];

const rows: Record<string, Row[]> = {
  '/guides/all': [
    ['title', 'FactTitle', everywhere],
    ['sidebarTitle', 'FactSidebarTitle', 'html'],
    ['description', 'FactDescription fact_code factlink', everywhere],
    [
      'its marks',
      '**FactDescription** `fact_code` [factlink](https://description.example.com/target)',
      'markdown full',
    ],
    ['tag', 'FactTag', 'html search'],
    ['keywords', 'FactKeyword', 'search meta jsonLd'],
    ['deprecated', 'Deprecated', 'html markdown search full'],
    ['version', 'FactVersion', 'search'],
    ['createdDate', '2021-01-02T00:00:00.000Z', 'jsonLd'],
    ['lastUpdatedDate', '2022-03-04T00:00:00.000Z', 'jsonLd'],
    ['timestamp', '2022', 'html'],
    ['related', 'FactRelated', 'html'],
    ['og:image', 'fact-og', 'meta'],
    ['twitter:site', 'factsite', 'meta'],
    ['a key of its own', 'FactCustom', 'meta'],
    ['Visibility for="agents"', 'FactForAgents', 'markdown full'],
    ['Visibility for="humans"', 'FactForHumans', 'html search'],
    ['a heading and its text', 'FactHeading FactText', body],
  ],
  '/guides/untold': [['text instead of a description', 'FactSummary https://untold.example.com', everywhere]],
  '/guides/changes': [
    ['description', 'FactChanged', `${everywhere} feed`],
    ['its marks', '**FactChanged**', 'markdown full'],
    ['Update', 'FactLabel FactEntry FactUpdateTag FactNews', 'html markdown search full feed'],
  ],
  '/model': [
    ['the description of the model', 'FactModel', everywhere],
    ['text of the page', 'FactModelText', body],
    ['fields', 'FactName fact_kind fact_old 77', body],
    ['example', 'fact_model_example', body],
    ['groups', 'fact_secret fact_staff', ''],
  ],
  '/written': [
    ['summary, description', 'FactWrittenSummary FactWrittenLead', everywhere],
    ['text of the page, x-docs.content', 'FactWritten FactWrittenHeading FactWrittenContent', body],
  ],
  '/described': [['ParamField', 'factField FactFieldText', body]],
  '/api-reference/things/hidden-by-metadata': [
    ['x-mint.metadata', 'FactMetadataTitle', everywhere],
    ['x-mint.metadata.description', 'FactMetadataDescription fact_metadata_code', everywhere],
    ['its marks', '*FactMetadataDescription* `fact_metadata_code`', 'markdown full'],
    ['description that metadata replaces under the title', 'FactOwnDescription', body],
  ],
  '/api-reference/things/made': [
    ['description', 'FactWebhook', everywhere],
    ['body', 'fact_hook_field FactHookExample fact_hook_value', body],
    ['responses', 'FactHookResponse', body],
  ],
  [operation]: [
    ['summary', 'FactOperation', everywhere],
    ['the first paragraph of the description', 'FactLead fact_lead_code factleadlink factbold', everywhere],
    ['its marks', '`fact_lead_code` [factleadlink](/guides/all) **factbold**', 'markdown full'],
    ['the rest of it', 'FactRest fact_rest_code facthtml', body],
    ['deprecated', 'Deprecated', body],
    ['servers', 'FactServerOne FactServerTwo FactServerVariable', body],
    ['security', 'FactTokenText fact-oidc fact.scope', body],
    ['security that is not asked for', 'No authorization', body],
    ['path parameters', 'FactPath', body],
    ['query parameters', 'fact_query FactQuery fact_default', body],
    ['header parameters', 'X-Fact-Header FactHeader factpattern', body],
    ['cookie parameters', 'fact_cookie FactCookie', body],
    ['the example of a parameter', 'fact_parameter_example', body],
    ['enum, x-enumDescriptions', 'fact_enum_a fact_enum_b FactEnumText', body],
    ['x-docs.pre, x-docs.post of a schema', 'FactPre FactPost', body],
    ['x-docs.pre, x-docs.post of a parameter', 'FactParameterPre FactParameterPost', body],
    ['api.params.post', 'FactStage', body],
    ['request body', 'FactBody FactModel FactName 77 fact_old', body],
    ['named examples of the body', 'FactBodyExampleOne FactBodyExampleTwo', body],
    // Pages load them when they are opened.
    ['values of named examples', 'fact_body_one fact_body_two', 'markdown search full'],
    ['responses', 'FactResponse fact_response_code FactMissing', body],
    ['headers of a response', 'X-Fact-Rate FactResponseHeader', body],
    [
      'named examples of a response',
      'FactExampleOne FactExampleTwo FactExampleThree FactExampleFour FactExampleFive',
      body,
    ],
    ['their values', 'fact_one fact_two fact_three fact_four fact_five', body],
    ['the example of another media type', 'text/csv fact_csv', body],
    ['schema and itemSchema', 'fact_whole fact_item', body],
    ['callbacks', 'factCallback fact_expression FactCallbackText fact_callback_field', body],
    ['responses of a callback', 'FactCallbackResponse fact_callback_answer', body],
    ['x-codeSamples', 'FactSample fact-sample', body],
    ['x-docs.content', 'FactContent FactContentHeading', body],
    ['x-docs.metadata.tag', 'FactMetadataTag', 'html search'],
    ['x-docs.metadata.keywords', 'FactMetadataKeyword', 'search meta jsonLd'],
    ['x-docs.metadata.og:image', 'fact-metadata', 'meta'],
    ['x-group', 'FactGroup', 'html search jsonLd'],
    ['x-docs.groups of a field, x-mint-enum', 'fact_secret fact_staff', ''],
  ],
  [channel]: [
    ['title', 'FactRoom', everywhere],
    ['the first paragraph of the description', 'FactRoomLead fact_room_code', everywhere],
    ['the rest of it', 'FactRoomRest', body],
    // In the whole text, the overview has told of the servers before.
    ['servers', 'live.example.com FactLive zone FactZone', 'html markdown search'],
    ['the protocol', 'mqtt', body],
    [
      'what else a server says',
      'FactServerSummary FactServerTag FactServerDocs fact_server_binding',
      'html markdown search',
    ],
    ['security by name, and what it needs', 'fact_scheme FactHeaderKey fact_login FactLogin SCRAM-SHA-512', body],
    ['parameters', 'FactRoomParameter', body],
    ['query and headers of the handshake', 'fact_query fact_handshake', body],
    ['operations', 'FactOperation FactOperationSummary FactOperationText FactOperationDocs', body],
    ['tags of an operation, which make the group', 'FactOperationTag', 'html markdown search full jsonLd'],
    ['bindings of an operation and its traits', 'fact_operation_binding fact_trait_binding', body],
    ['externalDocs of the channel', 'FactChannelDocs', body],
    ['what else a message says', 'FactMessageTag FactMessageDocs', body],
    ['payloads in Avro and Protobuf', 'fact_avro FactAvro fact_protobuf FactProtobuf', body],
    ['a payload in a language that is not read', 'fact_unreadable text/fact', body],
    ['bindings of the channel', 'fact_channel_binding', body],
    ['messages', 'FactSaid FactSaidText', body],
    ['correlationId', 'Correlation ID fact_correlation FactCorrelation', body],
    ['reply.address', 'Reply address fact_reply FactReply', body],
    ['the message of the reply', 'fact_heard', body],
    ['headers and payload', 'fact_header fact_payload FactPayload', body],
    ['bindings of a message', 'fact_message_binding', body],
    ['all examples', 'FactFirst fact_first fact_header_example FactSecond fact_second', body],
  ],
};

describe.each(Object.entries(rows))('%s', (route, facts) => {
  test.each(facts)('%s', (_key, words, outputs) => {
    const said = open(route);
    for (const word of phrases(words))
      expect(`${word}: ${outputsWith(said, word).join(' ')}`).toBe(`${word}: ${outputs}`);
  });
});

/** Names of facts are words without spaces; labels of our own are phrases. */
function phrases(words: string): string[] {
  const labels = ['No authorization', 'Correlation ID', 'Reply address'];
  const found = labels.filter((label) => words.includes(label));
  return [
    ...found,
    ...found
      .reduce((rest, label) => rest.replace(label, ''), words)
      .split(' ')
      .filter(Boolean),
  ];
}

test.each([
  ['/seen/open', 'markdown search llms full sitemap'],
  ['/seen/public', 'markdown search llms full sitemap'],
  ['/seen/unsearched', 'markdown llms full sitemap'],
  ['/seen/noindex', 'noindex'],
  ['/seen/robots', 'noindex'],
  ['/seen/hidden', 'noindex'],
  ['/seen/unlisted', 'markdown'],
  ['/api-reference/things/factunlisted', 'noindex'],
  ['/fact/href', 'markdown search llms full sitemap'],
])('%s is shown by: html %s', (route, outputs) => {
  const { html, markdown, search, llms, full, meta } = open(route);
  expect(html).not.toBe('');
  const shown = {
    markdown: markdown !== '',
    search: search.includes('"searchable":true'),
    llms: llms !== '',
    full: full !== '',
    sitemap: read('sitemap.xml').includes(`<loc>https://docs.example.com${route}</loc>`),
    noindex: meta.includes('content="noindex"'),
  };
  expect(
    Object.entries(shown)
      .flatMap(([name, is]) => (is ? [name] : []))
      .join(' '),
  ).toBe(outputs);
});

test.each(['/seen/members', '/api-reference/things/factgroups'])(
  '%s is for members: a build for everybody holds nothing of it',
  (route) => {
    const { html, markdown, search, llms, full } = open(route);
    expect({ html, markdown, search, llms, full }).toEqual({ html: '', markdown: '', search: '', llms: '', full: '' });
    expect(read('sitemap.xml')).not.toContain(route);
  },
);

test('what an operation keeps out has no page', () => {
  for (const route of ['facthidden', 'factexcluded']) expect(open(`/api-reference/things/${route}`).html).toBe('');
});

test('links in the description of an operation and in its copies lead to the same place', () => {
  const { markdown } = open(operation);
  expect(markdown).toContain('> FactLead with `fact_lead_code`, [factleadlink](/guides/all) and **factbold**.');
  expect(read(`${operation}/index.html`)).toMatch(
    /class="description">FactLead with <code>fact_lead_code<\/code>, <a href="\/guides\/all">factleadlink<\/a> and <strong>/,
  );
});

test('a heading of the author’s and one of ours have ids of their own', () => {
  const ids = [...read('written/index.html').matchAll(/<h2 id="(response[^"]*)"/g)].map((match) => match[1]);
  expect(ids).toEqual(['response', 'response-2']);
});

test('descriptions that say more than everybody may read are linked nowhere', () => {
  for (const file of ['openapi.yaml', 'closed.json']) {
    expect(() => read(file)).toThrow();
    for (const place of ['llms.txt', 'llms-full.txt', '.well-known/api-catalog', `${operation}/index.html`])
      expect(read(place)).not.toContain(`/${file}`);
  }
  for (const place of ['asyncapi.yaml', 'llms.txt', '.well-known/api-catalog', `${channel}/index.html`])
    expect(read(place)).toContain('asyncapi');
});

test('named examples stand in files that their page names', () => {
  const document = readFileSync(join(folder, `out${operation}/index.html`), 'utf8');
  const files = [...document.matchAll(/href="(\/_docwright\/examples\/[^"]+)"/g)].map(([, path = '']) => path);
  const texts = files.map((path) => readFileSync(join(folder, 'out', path), 'utf8'));
  expect(texts.filter((text) => /fact_body_(?:one|two)/.test(text))).toHaveLength(2);
});

test('every page holds the rules of the ground that settings ask for, and no value by its type', () => {
  const pages = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) expect(readFileSync(join(folder, 'out', page), 'utf8'), page).not.toContain('[object ');
  expect(readFileSync(join(folder, 'out/guides/all/index.html'), 'utf8')).toMatch(/<style>[^<]*\[data-decoration=/);
});

test('the page for an address without a page shows components', () => {
  const page = read('404.html');
  expect(page).toContain('FactLostTitle');
  expect(page).toMatch(/class="tooltip-trigger"[^>]*><strong>FactLostText<\/strong>/);
  expect(page).not.toContain('&lt;Tooltip');
});

/** Rows that stand for the rest elsewhere: the same functions answer there. */
const proven: [route: string, word: string][] = [
  ['/guides/all', 'FactDescription'],
  ['/guides/all', 'FactForAgents'],
  [operation, 'FactContent'],
  [operation, 'fact_csv'],
  [channel, 'FactReply'],
];

describe('the development server and the service say what the build says', () => {
  let dev: ChildProcess;
  let serve: ServeProcess;
  const addresses = { dev: '', serve: '' };

  beforeAll(async () => {
    dev = spawn(
      process.execPath,
      ['bin/docwright.js', 'dev', site, '--port', '0', '--site', 'https://docs.example.com'],
      {
        cwd: root,
        env,
      },
    );
    serve = await startServe([join(folder, 'out'), '--data', join(folder, 'data')]);
    addresses.serve = serve.url;
    addresses.dev = await new Promise((found, failed) => {
      dev.stdout!.on('data', (text: Buffer) => {
        const address = /Local +(http:\S+?)\/\n/.exec(text.toString())?.[1];
        if (address) found(address);
      });
      dev.on('exit', () => failed(new Error('the development server ended')));
    });
  });
  afterAll(async () => {
    dev.kill();
    await serve.stop();
  });

  test.each(['dev', 'serve'] as const)('%s', async (name) => {
    const get = async (path: string): Promise<string> =>
      (await fetch(addresses[name] + path, { headers: { accept: 'text/html' } })).text();
    const index = await get('/llms.txt');
    for (const [route, word] of proven) {
      const built = open(route);
      const answer: PageOutputs = {
        ...built,
        ...readHtml(await get(route)),
        markdown: await get(`${route}.md`),
        llms: index.split('\n').find((line) => line.includes(`${route}.md)`)) ?? '',
      };
      expect(`${route} ${word}: ${outputsWith(answer, word)}`).toBe(`${route} ${word}: ${outputsWith(built, word)}`);
      expect(answer.markdown).toBe(built.markdown);
    }
  });
});

function read(path: string): string {
  return readFileSync(join(folder, 'out', path), 'utf8');
}
