import { expect, test } from 'vitest';
import { kindOf } from '../../../../src/read/site/load-api-documents.ts';

const filler = (line: string): string => `${line}\n`.repeat(5000);

test('a description says what it is in the middle, too, where its keys are sorted', () => {
  const [schemas, operations] = [filler('    Boat: { type: object }'), filler('  /boats: {}')];
  expect(kindOf(`components:\n  schemas:\n${schemas}openapi: 3.0.3\npaths:\n${operations}`)).toBe('openapi');
  expect(kindOf(`asyncapi: 3.0.0\nchannels: {}\n`)).toBe('asyncapi');
  expect(kindOf(`notes:\n${schemas}  openapi: 3.0.3\n${operations}`)).toBe(null);
});
