import { expect, test } from 'vitest';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildSchemaPage } from '../../../../src/read/openapi/build-schema-page.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../site/create-completer.ts';

async function textOf(schemas: object, name: string): Promise<string> {
  const schema = { $ref: `#/components/schemas/${name}` };
  const content = { 'application/json': { schema } };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { summary: 'A', responses: { 200: { description: 'ok', content } } } } },
    components: { schemas },
  });
  const { document } = await parseOpenApi({ id: 'a.json', text });
  const page = buildSchemaPage({ document: document!, name, path: name, frontMatter: resolveFrontMatter({}) });
  return createCompleter([document!])(page).markdown;
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
