import { expect, test } from 'vitest';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildSchemaPage } from '../../../../src/read/openapi/build-schema-page.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../site/create-completer.ts';

/** The text of the page of `name`, in a site with pages of `others`. */
async function textOf(schemas: object, name: string, others: readonly string[] = []): Promise<string> {
  const schema = { $ref: `#/components/schemas/${name}` };
  const content = { 'application/json': { schema } };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { summary: 'A', responses: { 200: { description: 'ok', content } } } } },
    components: { schemas },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const [page, ...pages] = [name, ...others].map((one) =>
    buildSchemaPage({ document: document!, name: one, path: one, frontMatter: resolveFrontMatter({}) }),
  );
  return createCompleter([document!], pages)(page!).markdown;
}

const Area = {
  type: 'object',
  description: 'Where it is.',
  properties: { kind: { type: 'string', enum: ['circle', 'square'] } },
  discriminator: { propertyName: 'kind', mapping: { circle: '#/components/schemas/Circle' } },
};
const Circle = {
  description: 'A round one.',
  allOf: [{ $ref: '#/components/schemas/Area' }, { properties: { radius: { type: 'number' } } }],
};

test('values are told whole, however long they are', async () => {
  const value = Array.from({ length: 200 }, (_, index) => `v${index}`);
  const written = JSON.stringify(value);
  const list = { type: 'array', default: value, examples: [value], not: { const: value } };
  const text = await textOf({ A: { type: 'object', properties: { list, only: { const: value } } } }, 'A');
  expect(text).toContain(`Default: \`${written}\``);
  expect(text).toContain(`Example: \`${written}\``);
  expect(text).toContain(`Not: \`${written}\``);
  expect(text).toContain(`Always: \`${written}\``);
});

test('of very many values the first are listed, and how many follow', async () => {
  const values = Array.from({ length: 20_000 }, (_, index) => `VALUE_${index}`);
  const text = await textOf({ A: { type: 'object', properties: { one: { type: 'string', enum: values } } } }, 'A');
  const listed = text.slice(text.indexOf('Available options: '), text.indexOf('\n\nExample'));
  expect(listed.length).toBeLessThan(21_000);
  expect(listed.split(', ').slice(0, 2)).toEqual(['Available options: `"VALUE_0"`', '`"VALUE_1"`']);
  expect(listed).toMatch(/, `"VALUE_(\d+)"` … and \d+ more$/);
  const [last, rest] = [/(\d+)"` …/, /and (\d+) more/].map((pattern) => Number(pattern.exec(listed)![1]));
  expect(last! + 1 + rest!).toBe(20_000);
});

test('a base type tells of the types that it maps to', async () => {
  const mapping = { ...Area.discriminator.mapping, square: '#/components/schemas/Square' };
  const Square = { allOf: [{ $ref: '#/components/schemas/Area' }, { properties: { side: { type: 'number' } } }] };
  const schemas = { Area: { ...Area, discriminator: { ...Area.discriminator, mapping } }, Circle, Square };
  expect(await textOf(schemas, 'Area')).toMatchInlineSnapshot(`
    "## Attributes

    Type: \`object\`

    One of:
    - **circle**: A round one.
      - \`kind\` (enum<string>)
        Always: \`"circle"\`
      - \`radius\` (number)
    - **square**: Where it is.
      - \`kind\` (enum<string>)
        Always: \`"square"\`
      - \`side\` (number)

    Example:

    \`\`\`json
    {
      "kind": "circle",
      "radius": 123
    }
    \`\`\`"
  `);
});

test('with a single one, its fields are those of the type', async () => {
  expect(await textOf({ Area, Circle }, 'Area')).toContain('- `radius` (number)');
});

test('the description stands once, whatever the type', async () => {
  for (const schema of [Area, { ...Circle, oneOf: [{ $ref: '#/components/schemas/Area' }, { type: 'string' }] }]) {
    const text = await textOf({ Area, Circle, Shown: schema }, 'Shown');
    expect(text.split(schema.description)).toHaveLength(1);
  }
  expect(await textOf({ Shown: { type: 'string', enum: ['a', 'b'], description: 'Which.' } }, 'Shown')).not.toContain(
    'Which.',
  );
});

const strings = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, { type: 'string' }]));

test('of a body with too many fields for all of its levels, small objects below are listed still', async () => {
  const price = { type: 'object', properties: { amount: { type: 'integer' }, rates: { properties: strings('r', 2) } } };
  const large = { type: 'object', properties: strings('f', 120) };
  const schemas = { Order: { type: 'object', properties: { price, first: large, second: large } } };
  expect(/- `price`.*\n- `second`.*?(?=\n\n)/s.exec(await textOf(schemas, 'Order'))?.[0]).toBe(
    [
      '- `price` (object)',
      '  - `amount` (integer)',
      '  - `rates` (object)',
      '    - … [Order](</Order>)',
      '- `first` (object)',
      '  - … [Order](</Order>)',
      '- `second` (object)',
      '  - … [Order](</Order>)',
    ].join('\n'),
  );
});

test('the first level is listed as a whole, of which nothing else tells', async () => {
  const text = await textOf({ Form: { type: 'object', properties: strings('field', 300) } }, 'Form');
  expect(text.match(/^- `field\d+` \(string\)$/gm)).toHaveLength(300);
});

test('names of properties stand in marks of code, whatever they are', async () => {
  const text = { type: 'string' };
  const Odd = { type: 'object', properties: { '': text, ' ': text, 'a`b': text, '`': text, plain: text } };
  expect((await textOf({ Odd }, 'Odd')).split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- `""` (string)',
    '- `" "` (string)',
    '- `` a`b `` (string)',
    '- `` ` `` (string)',
    '- `plain` (string)',
  ]);
});

test('alternatives lead to their own pages, and those beyond a dozen are named', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `Kind${index}`);
  const kinds = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { [name]: {} } }]));
  const inline = { title: 'Another', type: 'object', properties: { other: {} } };
  const oneOf = [...names.map((name) => ({ $ref: `#/components/schemas/${name}` })), inline];
  const text = await textOf({ ...kinds, Choice: { oneOf } }, 'Choice', names);
  expect(text).toContain('- **Kind0** ([Kind0](</Kind0>))\n  - `Kind0` (any)\n');
  expect(text).toContain('\n- … and 3 more: [Kind12](</Kind12>), [Kind13](</Kind13>), **Another**\n');
});
