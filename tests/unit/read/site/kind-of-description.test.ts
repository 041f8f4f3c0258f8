import { expect, test } from 'vitest';
import { kindOfDescription } from '../../../../src/read/site/kind-of-description.ts';

const filler = (line: string): string => `${line}\n`.repeat(5000);

test('a description says what it is in the middle, too, where its keys are sorted', () => {
  const [schemas, operations] = [filler('    Boat: { type: object }'), filler('  /boats: {}')];
  expect(kindOfDescription(`components:\n  schemas:\n${schemas}openapi: 3.0.3\npaths:\n${operations}`)).toBe('openapi');
  expect(kindOfDescription(`asyncapi: 3.0.0\nchannels: {}\n`)).toBe('asyncapi');
  expect(kindOfDescription(`notes:\n${schemas}  openapi: 3.0.3\n${operations}`)).toBe(null);
});

test('a file that names a description is none, whatever that is called', () => {
  for (const name of ['3.2-tags.yaml', '2026-04.openapi.json', '1/api.yaml', '2.yaml']) {
    expect(kindOfDescription(JSON.stringify({ navigation: { tabs: [{ tab: 'A', openapi: name }] } }, null, 2))).toBe(
      null,
    );
    expect(kindOfDescription(JSON.stringify({ paths: {}, openapi: name, notes: filler('-') }))).toBe(null);
    expect(kindOfDescription(`openapi: ${name}\n`)).toBe(null);
  }
});

test('a list of packages is none, whatever these are called', () => {
  const dependencies = { 'openapi-types': '12.1.3', '@acme/openapi': '1.13.6', 'acme-asyncapi': '2.0.0' };
  expect(kindOfDescription(JSON.stringify({ name: 'docs', dependencies }, null, 2))).toBe(null);
});

test.each(['"openapi": "3.1.0",', '"swagger":"2.0"}', "asyncapi: '2.6.0'", 'openapi: 3.0.0-rc1 # soon', 'openapi: 3'])(
  '%s is a version',
  (line) => {
    expect(kindOfDescription(line.startsWith('"') ? `{ ${line}` : line)).not.toBe(null);
  },
);

test.each([
  ['{ "tools": { "openapi": "3.1.0" } }', null],
  ['{ "name": "x",\n  "dependencies": {\n    "openapi": "1.0.0"\n  }\n}', null],
  ['{ "a": "{", "openapi": "3.1.0" }', 'openapi'],
  ['{ "a": [{ "asyncapi": "3.0.0" }], "b": "\\"}", "openapi": "3.1.0" }', 'openapi'],
  ['{ "info": { "x": 1 },\n"openapi": "3.1.0"', 'openapi'],
  ['tools:\n  openapi: 3.1.0\n', null],
  ['tools:\n- openapi: 3.1.0\n', null],
  ['\uFEFF---\n# Of ours\n\n  info: {}\n  openapi: 3.1.0\n', 'openapi'],
  ['info:\n  asyncapi: 3.0.0\n"openapi": "3.1.0"\n', 'openapi'],
  ['{openapi: 3.1.0, info: {}}', 'openapi'],
])('what stands deeper in a file says nothing of it: %j', (text, kind) => {
  expect(kindOfDescription(text)).toBe(kind);
});
