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
