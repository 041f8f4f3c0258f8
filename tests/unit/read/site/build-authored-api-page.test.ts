import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Page, PageBase } from '../../../../src/model/page.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';
import { toNavPage } from '../../../../src/read/navigation/nav-page.ts';
import { buildAuthoredApiPage } from '../../../../src/read/site/build-authored-api-page.ts';
import { completePage } from '../../../../src/read/site/complete-page.ts';
import { createApiDescriber } from '../../../../src/read/site/create-api-describer.ts';

const settings = {
  theme: 'mint',
  name: 'T',
  colors: { primary: '#112233' },
  api: { mdx: { server: 'https://api.example.com' } },
  variables: { product: 'Acme' },
  navigation: { pages: ['a'] },
};
const config = parseConfig({ file: 'docs.json', readFile: () => JSON.stringify(settings) }).config!;
const snippets = {
  'snippets/paging.mdx': '<ParamField query="cursor" type="string">Next page of {{product}}</ParamField>\n',
};

function build(text: string, site = config): { page: Page | null; documents: ApiDocument[]; problems: Problem[] } {
  const { frontMatter, body, line } = parseFrontMatter(text, 'users.mdx');
  const documents: ApiDocument[] = [];
  const problems: Problem[] = [];
  const base = {
    route: '/users',
    path: 'users',
    title: 'Users',
    lead: '',
    description: '',
    summary: '',
    headings: [],
    markdown: '',
    keywords: [],
    frontMatter,
    visibility: { groups: null },
    source: { file: 'users.mdx', body, line },
  };
  const onDocument = (document: ApiDocument): void => void documents.push(document);
  const page = buildAuthoredApiPage(base as unknown as PageBase, {
    config: site,
    documents: [],
    schemas: [],
    references: [],
    sdkOf: new Map(),
    hasUnread: false,
    snippets,
    problems,
    text: () => text,
    onDocument,
  });
  return { page, documents, problems };
}

async function render(text: string): Promise<{ html: string; aside: string; features: string[]; codes: string[] }> {
  const { page, documents } = build(text);
  const context = {
    config,
    base: '',
    service: null,
    snippets,
    routes: [],
    assets: [],
    apis: documents,
    referencePages: [],
    grammars: [],
    folder: import.meta.dirname,
    version: '1',
    places: {},
  };
  const { html, aside, features, problems } = await createPageRenderer(context, openOwnIcons()).render(page!);
  return { html, aside, features, codes: problems.map(({ code }) => code) };
}

const listUsers = `---
api: GET /users/{id}
---
import Paging from '/snippets/paging.mdx';

<ParamField path="id" type="string" required>Id of the user.</ParamField>

<Paging />

<ResponseField name="name" type="string">Full name.</ResponseField>
`;

test('a page with "api" is an endpoint with the fields of its body and of its snippets', () => {
  const { page, documents, problems } = build(listUsers);
  expect(page).toMatchObject({
    kind: 'endpoint',
    fields: 'authored',
    playground: 'interactive',
    operation: { method: 'GET', path: '/users/{id}', document: 'mdx:users.mdx' },
  });
  expect(
    page?.kind === 'endpoint' && page.operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`),
  ).toEqual(['path id', 'query cursor']);
  expect(documents.map(({ id }) => id)).toEqual(['mdx:users.mdx']);
  expect(problems).toEqual([]);
  expect(toNavPage(page!).method).toBe('GET');
});

test('front matter chooses the playground', () => {
  const { page } = build('---\napi: GET /a\n---\n');
  expect(page).toMatchObject({ playground: 'interactive' });
  expect(build('---\napi: GET /a\nplayground: none\n---\n').page).toMatchObject({ playground: 'none' });
});

test('an endpoint without a server is told of once, unless nobody is to try it', () => {
  const { api: _, ...others } = settings;
  const site = parseConfig({ file: 'docs.json', readFile: () => JSON.stringify(others) }).config!;
  const { page, problems } = build('---\ntitle: A\napi: POST /a\n---\n', site);
  expect(page).toMatchObject({ playground: 'simple' });
  expect(problems).toMatchObject([
    { severity: 'warning', code: 'missing-server', file: 'users.mdx', line: 3, cause: problems[0]!.message },
  ]);
  expect(problems[0]!.hint).toContain('api: "POST https://…/a"');
  expect(build('---\napi: POST /a\nplayground: simple\n---\n', site).problems).toEqual([]);
  expect(build('---\napi: POST https://api.example.com/a\n---\n', site).problems).toEqual([]);
});

test('what is no method and address is reported, and the page stays prose', () => {
  const { page, problems } = build('---\ntitle: Users\napi: GET\n---\n');
  expect(page).toBeNull();
  expect(problems).toEqual([
    {
      severity: 'error',
      code: 'invalid-endpoint',
      message: '"GET" is not a method followed by an address',
      hint: 'Write, for example, api: "POST /v1/users"',
      file: 'users.mdx',
      line: 3,
    },
  ]);
});

test("the page shows address, the author's fields once, and examples made from them", async () => {
  const { html, aside, features, codes } = await render(listUsers);
  expect(html).toContain('api-url-bar');
  expect(html).toContain('tryit-button');
  expect(html.match(/Id of the user\./g)).toHaveLength(1);
  expect(html.match(/Full name\./g)).toHaveLength(1);
  expect(html).not.toContain('Path Parameters');
  expect(features).toContain('api');
  expect(aside).toContain('request-example');
  expect(aside).toContain('response-example');
  expect(codes).toEqual([]);
});

test('an authored response stays, below the generated request', async () => {
  const { aside } = await render(
    `${listUsers}\n<ResponseExample>\n\`\`\`json 200\n{"mine": true}\n\`\`\`\n</ResponseExample>\n`,
  );
  expect(aside).toContain('mine');
  expect(aside.match(/id="response-example"/g)).toHaveLength(1);
  expect(aside.indexOf('id="request-example"')).toBeLessThan(aside.indexOf('id="response-example"'));
});

test('its Markdown starts with the address', () => {
  const { page, documents } = build(listUsers);
  const describe = createApiDescriber({ documents, config, pages: [] });
  const { markdown } = completePage(page!, { config, snippets, problems: [], feeds: {}, describe });
  expect(markdown).toMatch(/^```http\nGET \/users\/\{id\}\n```\n\nBase URL:\n\n- `https:\/\/api\.example\.com`/);
  expect(markdown).toContain('Next page of Acme');
});

test.each([
  ['', 'Body: `application/json`'],
  ['authMethod: bearer\ncontentType: application/vnd.own+json\n', 'Body: `application/vnd.own+json`'],
])('its Markdown says how requests sign in and the type of their body, as its samples do: %j', (lines, type) => {
  const { page, documents } = build(`---\napi: POST /users\n${lines}---\n\n<ParamField body="name" type="string" />\n`);
  const describe = createApiDescriber({ documents, config, pages: [] });
  const { markdown } = completePage(page!, { config, snippets, problems: [], feeds: {}, describe });
  expect(markdown).toContain(type);
  expect(/^Authorizations:\n\n- `Authorization` \(/m.test(markdown)).toBe(lines !== '');
});

test('its Markdown leaves a header for signing in to the author who describes it', () => {
  const { page, documents } = build(
    '---\napi: GET /users\nauthMethod: bearer\n---\n\n<ParamField header="Authorization">Token</ParamField>\n',
  );
  const describe = createApiDescriber({ documents, config, pages: [] });
  const { markdown } = completePage(page!, { config, snippets, problems: [], feeds: {}, describe });
  expect(markdown).not.toContain('Authorizations');
});
