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
  expect(parseCodeSamples({ 'x-codeSamples': [sample] }).map((one) => one.label)).toEqual([label]);
});
