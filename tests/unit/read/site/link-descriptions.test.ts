import { expect, test } from 'vitest';
import type { EndpointPage } from '../../../../src/model/page.ts';
import { type ApiSite, loadApiSite } from './load-api-site.ts';

const job = { get: { tags: ['job'], summary: 'Job', parameters: [{ name: 'id', in: 'path', schema: {} }] } };
const pets = {
  '/pets': { get: { tags: ['Pets & More'], summary: 'List', operationId: 'listPets' } },
  '/pets/{id}': { get: { tags: ['Pets & More'], summary: 'Show' } },
  '/api/jobs/{id}': job,
};
const root = {
  tags: [
    { name: 'Pets & More', description: 'All.\n\n## Rare pets\n\nFew.' },
    { name: 'job' },
    { name: 'Old versions', description: 'Some.\n\n## How old\n\nVery.' },
    { name: 'Planned' },
  ],
  webhooks: { 'pet.born': { post: { tags: ['Pets & More'], summary: 'Born' } } },
  components: {
    schemas: { RarePet: { type: 'object', properties: { a: { type: 'string' } } } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Key' } },
  },
};
const about = 'About.\n\n# Errors\n\nMany.\n\n# Limits & more\n\nFew.';

/** Where a link leads that stands in the text of an operation. */
async function lead(link: string, site: ApiSite = {}, text = `Words, then [this](${link}).`): Promise<string> {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/RarePet' } } } };
  const paths = { ...pets, '/z': { post: { summary: 'Z', description: `First.\n\n${text}`, requestBody: body } } };
  const info = { title: 'Shop', version: '1', description: about };
  const { pages } = await loadApiSite(paths, { ...site, root: { ...root, info, ...site.root } });
  const { markdown } = pages.find(({ title }) => title === 'Z')!;
  return /\[this\]\(<?(.*?)>?\)(?:\.|$)/m.exec(markdown)?.[1] ?? markdown;
}

test.each([
  // Redoc
  ['#operation/listPets', '/api-reference/pets-&-more/list'],
  ['#tag/Pets-and-More', '/api-reference/pets-&-more/overview'],
  ['#tag/Pets-and-More/operation/listPets', '/api-reference/pets-&-more/list'],
  ['#tag/Pets-and-More/paths/~1pets~1%7Bid%7D/get', '/api-reference/pets-&-more/show'],
  ['#tag/Pets-and-More/Rare-pets', '/api-reference/pets-&-more/overview#rare-pets'],
  ['#section/Rare-pets', '/api-reference/pets-&-more/overview#rare-pets'],
  ['#tag/Old-versions', '/api-reference/overview'],
  ['#tag/Old-versions/How-old', '/api-reference/overview'],
  ['#section/How-old', '/api-reference/overview'],
  ['#section/Errors', '/api-reference/overview#errors'],
  ['#section/Intro/Limits-and-more', '/api-reference/overview#limits-%26-more'],
  ['#section/Authentication', '/api-reference/overview#authorizations'],
  ['#section/Authentication/key', '/api-reference/overview#authorizations'],
  // Scalar
  ['#tag/job/GET/api/jobs/{id}', '/api-reference/job/job'],
  ['#tag/pets--more', '/api-reference/pets-&-more/overview'],
  ['#model/rarepet', '/api-reference/schemas/rare-pet'],
  ['#description/errors', '/api-reference/overview#errors'],
  ['#webhook/POST/pet.born', '/api-reference/pets-&-more/born'],
  ['#tag/pets--more/webhook/POST/petborn', '/api-reference/pets-&-more/born'],
  // Stoplight Elements
  ['#/operations/listPets', '/api-reference/pets-&-more/list'],
  ['#/schemas/RarePet', '/api-reference/schemas/rare-pet'],
  ['#/paths/~1pets/get', '/api-reference/pets-&-more/list'],
  // RapiDoc
  ['#get-/pets/-id-', '/api-reference/pets-&-more/show'],
  ['#tag--Pets-&-More', '/api-reference/pets-&-more/overview'],
  ['#cmp--schemas-rarepet', '/api-reference/schemas/rare-pet'],
  // Swagger UI
  ['#/Pets%20%26%20More/listPets', '/api-reference/pets-&-more/list'],
  ['#!/Pets_%26_More/listPets', '/api-reference/pets-&-more/list'],
  ['#/default/get_pets__id_', '/api-reference/pets-&-more/show'],
  ['#operations-Pets_%26_More-listPets', '/api-reference/pets-&-more/list'],
  // Widdershins
  ['#opIdlistPets', '/api-reference/pets-&-more/list'],
  ['#schemararepet', '/api-reference/schemas/rare-pet'],
  ['#tocS_RarePet', '/api-reference/schemas/rare-pet'],
  // Bump.sh, Azure API Management
  ['#operation-get-pets-id', '/api-reference/pets-&-more/show'],
  ['#operation-listpets', '/api-reference/pets-&-more/list'],
  // The id of an operation for an address
  ['listPets', '/api-reference/pets-&-more/list'],
  ['list-pets', '/api-reference/pets-&-more/list'],
  ['ref:listpets', '/api-reference/pets-&-more/list'],
  ['get_pets-id', '/api-reference/pets-&-more/show'],
  // Pointers
  ['#/components/schemas/RarePet', '/api-reference/schemas/rare-pet'],
  ['#/webhooks/pet.born/post', '/api-reference/pets-&-more/born'],
  // The overview stands for a tag of which nothing is told.
  ['#tag/Planned', '/api-reference/overview'],
  // A group without an overview is told by its only page.
  ['#tag/job', '/api-reference/job/job'],
])('a link %s of another renderer leads to the page that tells of the same', async (link, page) => {
  expect(await lead(link)).toBe(page);
});

test.each([
  '#errors',
  '#schema-notes',
  '#operation-notes',
  '#operation/none',
  '#tag/None',
  '#section/None',
  '#/None/none',
  '#body-a',
  '#',
  'none',
  'list',
  'listPets/',
  'mailto:listPets',
])('a link %s that means nothing in the description stays', async (link) => expect(await lead(link)).toBe(link));

test('links lead in every way to write them, and not in code', async () => {
  const text = [
    '[a](<#tag/job> "T"), [b][ref], <a href="#tag/job">c</a>, `[d](#tag/job)`, [e](/x#tag/job)',
    '```\n[f](#tag/job)\n```',
    '[ref]: #tag/job',
  ].join('\n\n');
  const site = await loadApiSite(
    { ...pets, '/z': { post: { summary: 'Z', description: `First.\n\n${text}` } } },
    { root },
  );
  const { markdown } = site.pages.find(({ title }) => title === 'Z')!;
  expect(markdown).toContain(
    '[a](</api-reference/job/job> "T"), [b][ref], <a href="/api-reference/job/job">c</a>, `[d](#tag/job)`, [e](/x#tag/job)',
  );
  expect(markdown).toContain('```\n[f](#tag/job)\n```');
  expect(markdown).toContain('[ref]: </api-reference/job/job>');
});

test('a heading of the text itself wins, and what could be two places is none', async () => {
  expect(await lead('#get-/pets', {}, '## GET /pets\n\n[this](#get-/pets).')).toBe('#get-/pets');
  const twice = { '/pets/a-b': { get: { summary: 'A' } }, '/pets/ab': { get: { summary: 'B' } } };
  const text = 'First.\n\n[this](#get-/pets/ab).\n\n[that](#get-/PETS/A-b).';
  const { pages } = await loadApiSite({ ...twice, '/z': { post: { summary: 'Z', description: text } } });
  const { markdown } = pages.find(({ title }) => title === 'Z')!;
  expect(markdown).toContain('[this](#get-/pets/ab).\n\n[that](#get-/PETS/A-b)');
});

test('links lead from leads, fields, overviews and models, and not from examples', async () => {
  const link = 'See [it](#tag/job).';
  const led = 'See [it](</api-reference/job/job>).';
  const Model = {
    type: 'object',
    description: link,
    properties: { description: { type: 'string', description: link }, value: { type: 'string', description: link } },
    examples: [{ description: link }],
  };
  const example = { summary: 'E', description: link, value: { description: link } };
  const schema = { $ref: '#/components/schemas/Model' };
  const body = { content: { 'application/json': { schema, examples: { example } } } };
  const paths = { ...pets, '/z': { post: { summary: 'Z', description: link, requestBody: body } } };
  const info = { title: 'Shop', version: '1', description: `About.\n\n${link}` };
  const flows = { implicit: { scopes: { read: link } } };
  const securitySchemes = { key: { type: 'oauth2', flows } };
  const site = await loadApiSite(paths, { root: { info, components: { schemas: { Model }, securitySchemes } } });
  const page = (title: string) => site.pages.find((one) => one.title === title)!;
  expect(page('Z').lead).toBe(led);
  expect(page('Z').markdown.split('## Body')[0]).not.toContain('See');
  const [told] = (page('Z') as EndpointPage).operation.requestBody!.contents[0]!.examples;
  expect(told).toMatchObject({ description: led, value: { description: link } });
  expect(page('Shop').markdown).toContain(led);
  expect(page('Shop').markdown).toContain(`\`read\`: ${led}`);
  expect(page('Model').lead).toBe(led);
  const { schemas } = site.apis[0]!;
  expect(schemas['Model']!.properties!['value']!.description).toBe(led);
  expect(schemas['Model']!.properties!['description']!.description).toBe(led);
  expect(schemas['Model']!.examples).toEqual([{ description: link }]);
});

test('no link leads a reader to a page of others', async () => {
  const staff = { '/staff': { get: { summary: 'Staff', operationId: 'staff', 'x-docs': { groups: ['staff'] } } } };
  const text = 'First.\n\n[this](#operation/staff)';
  const paths = { ...pets, ...staff, '/z': { post: { summary: 'Z', description: text } } };
  const { pages } = await loadApiSite(paths, {}, { groups: ['staff'] });
  expect(pages.find(({ title }) => title === 'Z')!.markdown).toContain('[this](#operation/staff)');
});

test('an overview leads to pages of its own part of the site, where several show the description', async () => {
  const versions = ['v1', 'v2'].map((name) => ({ version: name, openapi: { source: 'api.json', directory: name } }));
  const info = { title: 'Shop', version: '1', description: 'See [it](#tag/job).\n\nAnd [pets](#operation/listPets).' };
  const tags = [...root.tags.slice(1), { name: 'Pets & More', description: 'Some.\n\n[Rare](#schema/RarePet)' }];
  const { pages } = await loadApiSite(pets, { root: { ...root, info, tags }, navigation: { versions } });
  for (const { version } of versions) {
    const overview = pages.find(({ route }) => route === `/${version}/overview`)!;
    expect(overview.lead).toBe(`See [it](</${version}/job/job>).`);
    expect(overview.markdown).toMatch(`And [pets](</${version}/pets-&-more/list>).`);
    expect(overview.markdown).not.toContain('See');
    const { markdown } = pages.find(({ route }) => route === `/${version}/pets-&-more/overview`)!;
    expect(markdown).toContain(`[Rare](</${version}/schemas/rare-pet>)`);
  }
});

test('what several parts of the site share leads to the first of them', async () => {
  const versions = ['v1', 'v2'].map((name) => ({ version: name, openapi: { source: 'api.json', directory: name } }));
  const Model = { type: 'object', properties: { a: { type: 'string', description: 'See [it](#tag/job).' } } };
  const servers = [{ url: 'https://x.example', description: 'For [pets](#operation/listPets).' }];
  const site = await loadApiSite(pets, {
    root: { servers, components: { schemas: { Model } } },
    navigation: { versions },
  });
  const [api] = site.apis;
  expect(api!.schemas['Model']!.properties!['a']!.description).toBe('See [it](</v1/job/job>).');
  expect(JSON.stringify(api!.servers)).toContain('For [pets](</v1/pets-&-more/list>).');
});
