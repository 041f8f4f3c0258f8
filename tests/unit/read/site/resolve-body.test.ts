import { expect, test } from 'vitest';
import type { SiteConfig } from '../../../../src/model/config.ts';
import { bodyParts, resolveBody } from '../../../../src/read/site/resolve-body.ts';

const plain = 'Water {{plant}}.';
const importing = "import Note from '/snippets/note.mdx'\n\n<Note />";
const first = { variables: { plant: 'ferns' }, note: 'Daily.', file: 'a.mdx' };

function read(body: string, { variables, note, file }: typeof first): { parts: string; body: string } {
  const source = { body, file, line: 1 };
  const context = { config: { variables } as unknown as SiteConfig, snippets: { 'snippets/note.mdx': note } };
  return { parts: JSON.stringify(bodyParts(source, context)), body: resolveBody(source, context) };
}

test.each([
  ['a variable', plain, { variables: { plant: 'moss' } }],
  ['a snippet', importing, { note: 'Weekly.' }],
  ['a variable in a snippet', importing, { note: '{{plant}}', variables: { plant: 'moss' } }],
])('where %s makes another body, it is made of other parts', (_name, body, change) => {
  const [before, after] = [read(body, first), read(body, { ...first, ...change })];
  expect(after.body).not.toBe(before.body);
  expect(after.parts).not.toBe(before.parts);
});

test('a page that imports nothing is made of the same, whatever snippets say', () => {
  expect(read(plain, { ...first, note: 'Weekly.' }).parts).toBe(read(plain, first).parts);
  expect(read(importing, first).parts).toBe(read(importing, structuredClone(first)).parts);
});
