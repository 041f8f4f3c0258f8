import { describe, expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { isKeptFrom } from '../../../../src/shared/json-schema/schema-audience.ts';

async function parse(extensions: Record<string, unknown>) {
  const text = JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/users': { get: { ...extensions, responses: { 200: { description: 'Done' } } } } },
    },
    null,
    2,
  );
  const { document, problems } = await parseOpenApi({ id: 'a.json', text });
  const findings = problems.map(({ severity, code, message, hint, key, line }) => ({
    severity,
    code,
    message,
    hint,
    key,
    hasLine: line !== undefined,
  }));
  return { docs: document!.operations[0]!.docs, findings };
}

const at = '#/paths/~1users/get';

describe('extensions of an operation', () => {
  test.each([
    [
      { 'x-docs': { playground: 'interctive' } },
      { code: 'invalid-value', hint: 'Did you mean "interactive"?', key: `${at}/x-docs/playground` },
    ],
    [
      { 'x-mint': { metadata: { playground: 'banana' } } },
      { code: 'invalid-value', key: `${at}/x-mint/metadata/playground` },
    ],
    [
      { 'x-docs': { metadata: { descripton: 'A' } } },
      { code: 'unknown-key', hint: 'Did you mean `description`?', key: `${at}/x-docs/metadata/descripton` },
    ],
    [
      { 'x-docs': { contnt: '# A' } },
      { code: 'unknown-key', hint: 'Did you mean `content`?', key: `${at}/x-docs/contnt` },
    ],
    [
      { 'x-mint': { href: '/a/\0' } },
      { code: 'invalid-value', message: 'Expected the path of a page, found "/a/\0"', key: `${at}/x-mint/href` },
    ],
    [{ 'x-docs': { href: `/${'a'.repeat(300)}` } }, { code: 'invalid-value', key: `${at}/x-docs/href` }],
    [{ 'x-docs': { href: '/..\\..\\a' } }, { code: 'invalid-value', key: `${at}/x-docs/href` }],
    [{ 'x-hidden': 'yes' }, { code: 'invalid-value', hint: 'Write true without quotes', key: `${at}/x-hidden` }],
    [
      { 'x-docs': 'hidden' },
      { code: 'invalid-value', message: 'Expected an object, found "hidden"', key: `${at}/x-docs` },
    ],
    [{ 'x-docs': { groups: { a: 1 } } }, { code: 'invalid-value', key: `${at}/x-docs/groups` }],
  ])('%j is reported where it stands', async (extensions, finding) => {
    const { findings } = await parse(extensions as Record<string, unknown>);
    expect(findings).toMatchObject([{ ...finding, hasLine: true }]);
  });

  test.each([
    {},
    { 'x-docs': null, 'x-internal': true },
    { 'x-docs': { metadata: { title: 'A', 'og:title': 'B', owner: 'Ada' }, content: '# A', team: 'payments' } },
    { 'x-mint': { mcp: { enabled: true }, playground: { expand: true }, groups: ['a'], pre: ['new'] } },
    { 'x-hidden': false, 'x-excluded': 'true' },
  ])('nothing is wrong with %j', async (extensions) => {
    expect((await parse(extensions)).findings).toEqual([]);
  });

  test('one group may be a text; an operation whose groups cannot be read is for nobody', async () => {
    expect((await parse({ 'x-docs': { groups: 'staff' } })).docs).toMatchObject({
      groups: ['staff'],
      listing: 'listed',
    });
    for (const groups of [{ a: 1 }, 5, true, [{}]])
      expect((await parse({ 'x-docs': { groups } })).docs.listing, JSON.stringify(groups)).toBe('excluded');
  });

  test('a part whose groups cannot be read is kept from everybody', () => {
    const staff = new Set(['staff']);
    expect(isKeptFrom({ 'x-docs': { groups: 'staff' } }, staff)).toBe(false);
    expect(isKeptFrom({ 'x-docs': { groups: 'staff' } }, new Set())).toBe(true);
    expect(isKeptFrom({ 'x-mint': { groups: { staff: true } } }, staff)).toBe(true);
    expect(isKeptFrom({ 'x-mint': {} }, new Set())).toBe(false);
  });
});
