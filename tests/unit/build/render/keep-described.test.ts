import { expect, test } from 'vitest';
import { keepDescribed } from '../../../../src/build/render/keep-described.ts';
import type { Keep } from '../../../../src/model/keep.ts';
import type { Site } from '../../../../src/model/site.ts';
import { loadApiSite } from '../../read/site/load-api-site.ts';

const owner = { properties: { name: { type: 'string', description: 'Of the person' } } };
const operation = (summary: string, schema: string): object => ({
  summary,
  responses: { 200: { description: 'OK', content: { 'application/json': { schema: refTo(schema) } } } },
});
const refTo = (schema: string): object => ({ $ref: `#/components/schemas/${schema}` });
const paths = { '/owners': { get: operation('List', 'Owner') }, '/bills': { get: operation('Pay', 'Bill') } };
const schemas = { Owner: owner, Bill: { properties: { sum: { type: 'number' } } } };

test('what a description says is written again where it says something else, and taken elsewhere', async () => {
  const { load, made } = rememberingLoader();
  const { pages } = await load(paths, schemas);
  expect(made.splice(0)).toHaveLength(pages.length);
  const changed = await load(paths, { ...schemas, Bill: { properties: { sum: { type: 'string' } } } });
  // The page of the schema, and that of the operation that answers with it.
  expect(made.splice(0)).toHaveLength(2);
  expect(markdownOf(changed, 'Pay')).toContain('- `sum` (string)');
  expect(markdownOf(changed, 'List')).toContain('Of the person');
});

test('what is taken is what would be written', async () => {
  const { load } = rememberingLoader();
  await load(paths, schemas);
  const kept = await load(paths, schemas);
  const anew = await loadApiSite(paths, { root: { components: { schemas } } });
  expect(kept.pages.map(({ markdown }) => markdown)).toEqual(anew.pages.map(({ markdown }) => markdown));
});

/** Loads sites that remember what they described. `made`: names of what was written. */
function rememberingLoader(): { load: (paths: object, schemas: object) => Promise<Site>; made: string[] } {
  const values = new Map<string, unknown>();
  const made: string[] = [];
  const keep: Keep = (parts, make) => {
    const name = JSON.stringify(parts);
    if (!values.has(name)) {
      made.push(name);
      values.set(name, make());
    }
    return values.get(name) as ReturnType<typeof make>;
  };
  const load = (paths: object, schemas: object): Promise<Site> =>
    loadApiSite(paths, { root: { components: { schemas } } }, { keepDescribed: keepDescribed(keep) });
  return { load, made };
}

function markdownOf(site: Site, title: string): string {
  return site.pages.find((page) => page.title === title)!.markdown;
}
