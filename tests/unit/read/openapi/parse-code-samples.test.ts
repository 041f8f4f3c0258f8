import { expect, test } from 'vitest';
import { parseCodeSamples } from '../../../../src/read/openapi/parse-operation-docs.ts';

test.each([
  [{ lang: 'typescript', source: 'x' }, 'TypeScript'],
  [{ lang: 'python', source: 'x', label: 'Python (SDK)' }, 'Python (SDK)'],
  [{ lang: 'curl', source: 'curl https://a.test' }, 'cURL'],
  [{ lang: 'bash', source: '$ curl https://a.test' }, 'cURL'],
  [{ lang: 'shell', source: 'shop order create' }, 'Shell'],
  [{ lang: 'Elixir', source: 'x' }, 'Elixir'],
  [{ source: 'x' }, 'text'],
])('%j is called %s', (sample, label) => {
  const operation = { value: { 'x-codeSamples': [sample] }, file: 'api.json', pointer: '#' };
  expect(parseCodeSamples(operation, { follow: (at) => at }).map((one) => one.label)).toEqual([label]);
});

test.each([
  [
    [
      ['typescript', 'create'],
      ['go', 'create'],
    ],
    ['TypeScript', 'Go'],
  ],
  [
    [
      ['typescript', 'Basic'],
      ['go', 'Basic'],
      ['go', 'With a file'],
    ],
    ['TypeScript: Basic', 'Go: Basic', 'With a file'],
  ],
  [
    [
      ['go', 'create'],
      ['go', 'create'],
    ],
    ['create', 'create (2)'],
  ],
])('%j are told apart', (samples, labels) => {
  const written = samples.map(([lang, label], index) => ({ lang, label, source: `${index}` }));
  const operation = { value: { 'x-codeSamples': written }, file: 'api.json', pointer: '#' };
  expect(parseCodeSamples(operation, { follow: (at) => at }).map(({ label }) => label)).toEqual(labels);
});
