import { expect, test } from 'vitest';
import { createFragmentStore } from '../../../../src/build/session/create-fragment-store.ts';
import type { FragmentReference } from '../../../../src/model/rendered-page.ts';

function fieldsOf(schema: { $ref?: string; title?: string }): FragmentReference {
  return { kind: 'fields', document: 'api', schema, mode: 'response', language: null, from: null, level: 0 };
}

/** Fields of a schema without a name lead to three others that are each another schema. */
const endless = {
  renderFragment: async (fragment: FragmentReference) => {
    const title = 'schema' in fragment ? String(fragment.schema.title) : '';
    return { html: title, fragments: ['a', 'b', 'c'].map((name) => fieldsOf({ title: title + name })) };
  },
};

test('schemas without a name that lead to ever new ones come to an end', async () => {
  const store = createFragmentStore(endless, 2);
  store.add([fieldsOf({ title: '' })]);
  expect((await store.renderAll()).size).toBe(510);
});

test('large files of schemas without a name are fewer', async () => {
  const large = async (fragment: FragmentReference) => ({
    ...(await endless.renderFragment(fragment)),
    html: 'x'.repeat(90_000),
  });
  const store = createFragmentStore({ renderFragment: large }, 2);
  store.add([fieldsOf({ title: '' })]);
  expect((await store.renderAll()).size).toBeLessThan(150);
});

test('schemas with names are as many as the description has', async () => {
  const store = createFragmentStore({ renderFragment: async () => ({ html: '', fragments: [] }) }, 1);
  store.add(Array.from({ length: 5000 }, (_, index) => fieldsOf({ $ref: `Schema${index}` })));
  expect((await store.renderAll()).size).toBe(5000);
});
