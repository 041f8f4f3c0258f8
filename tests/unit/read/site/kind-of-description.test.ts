import { expect, test } from 'vitest';
import { kindOf } from '../../../../src/read/site/discover-descriptions.ts';

const filler = (line: string): string => `${line}\n`.repeat(5000);

test('a description says what it is in the middle, too, where its keys are sorted', () => {
  const [schemas, operations] = [filler('    Boat: { type: object }'), filler('  /boats: {}')];
  expect(kindOf(`components:\n  schemas:\n${schemas}openapi: 3.0.3\npaths:\n${operations}`)).toBe('openapi');
  expect(kindOf(`asyncapi: 3.0.0\nchannels: {}\n`)).toBe('asyncapi');
  expect(kindOf(`notes:\n${schemas}  openapi: 3.0.3\n${operations}`)).toBe(null);
});

test('a file that names a description is none, whatever that is called', () => {
  for (const name of ['3.2-tags.yaml', '2026-04.openapi.json', '1/api.yaml', '2.yaml']) {
    expect(kindOf(JSON.stringify({ navigation: { tabs: [{ tab: 'A', openapi: name }] } }, null, 2))).toBe(null);
    expect(kindOf(JSON.stringify({ paths: {}, openapi: name, notes: filler('-') }))).toBe(null);
    expect(kindOf(`openapi: ${name}\n`)).toBe(null);
  }
});

test('a list of packages is none, whatever these are called', () => {
  const dependencies = { 'openapi-types': '12.1.3', '@acme/openapi': '1.13.6', 'acme-asyncapi': '2.0.0' };
  expect(kindOf(JSON.stringify({ name: 'docs', dependencies }, null, 2))).toBe(null);
});

test.each(['"openapi": "3.1.0",', '"swagger":"2.0"}', "asyncapi: '2.6.0'", 'openapi: 3.0.0-rc1 # soon', 'openapi: 3'])(
  '%s is a version',
  (line) => {
    expect(kindOf(line.startsWith('"') ? `{ ${line}` : line)).not.toBe(null);
  },
);
