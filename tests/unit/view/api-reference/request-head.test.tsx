import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reference as texts } from '../../../../src/base/languages/texts/en.ts';
import type { MediaContent } from '../../../../src/model/api/operation.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { RequestHead } from '../../../../src/view/api-reference/RequestHead.tsx';
import { sampleDocument, sampleOperation } from '../../shared/request/sample-operation.ts';

const text = JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } });
const config = parseConfig({ file: 'docs.json', readFile: () => text }).config!.api;

const content = (contentType: string, ...names: string[]): MediaContent => ({
  contentType,
  schema: {},
  itemSchema: null,
  examples: names.map((name) => ({ name, summary: '', value: {} })),
  encoding: {},
});

/** The labels that can be chosen from; a star marks the one that is chosen. */
function choices(...contents: MediaContent[]): string[] {
  const requestBody = { description: '', required: true, contents };
  const operation = sampleOperation({ method: 'POST', requestBody });
  const api = { document: sampleDocument(), texts, config, operationHref: () => '/op.json' };
  const html = renderToStaticMarkup(<RequestHead operation={operation} given={0} languages={['bash']} api={api} />);
  return [...html.matchAll(/<option [^>]*?( selected="")?>(.*?)<\/option>/g)].map(([, mark, label]) =>
    mark ? `*${label}` : label!,
  );
}

test('of the examples of a body, the one is chosen that the samples show', () => {
  expect(choices(content('multipart/form-data', 'upload'), content('application/json', 'link', 'id'))).toEqual([
    'upload',
    '*link',
    'id',
  ]);
  expect(choices(content('text/csv', 'one', 'two'))).toEqual(['*one', 'two']);
});

test('an example that is made can be chosen where others are given for another content type', () => {
  expect(choices(content('text/csv', 'rows'), content('application/json'))).toEqual(['rows', '*application/json']);
  expect(choices(content('application/json', 'one'), content('text/csv'))).toEqual([]);
  expect(choices(content('application/json'), content('text/csv'))).toEqual([]);
});

test('an example without a name is called by its content type, and so are those of one name', () => {
  expect(choices(content('application/json', ''), content('application/xml', ''))).toEqual([
    '*application/json',
    'application/xml',
  ]);
  expect(choices(content('application/json', 'a', 'b'), content('text/csv', 'a'))).toEqual([
    '*a (application/json)',
    'b',
    'a (text/csv)',
  ]);
});
