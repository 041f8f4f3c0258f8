import { expect, test } from 'vitest';
import { findMatches, markPieces } from '../../../../../src/browser/playground/response/find-matches.ts';
import { foldEnds, visibleLines } from '../../../../../src/browser/playground/response/fold-lines.ts';
import { formatXml } from '../../../../../src/browser/playground/response/format-xml.ts';
import { responseViews } from '../../../../../src/browser/playground/response/response-views.ts';
import type { ReceivedAnswer } from '../../../../../src/browser/playground/transport/exchange.ts';
import { colorCode } from '../../../../../src/browser/support/color-code.ts';

test('indents XML, and leaves alone what is none', () => {
  const xml = `<?xml version="1.0"?><a b=">"><c>1 &lt; 2</c><d/><e></e><!-- <f> --><g><![CDATA[<h>]]></g></a>`;
  expect(formatXml(xml).split('\n')).toEqual([
    '<?xml version="1.0"?>',
    '<a b=">">',
    '  <c>1 &lt; 2</c>',
    '  <d/>',
    '  <e></e>',
    '  <!-- <f> -->',
    '  <g>',
    '    <![CDATA[<h>]]>',
    '  </g>',
    '</a>',
  ]);
  for (const text of ['<a><b></a></b>', '<a>', 'plain', '<a b="', '<!-- open', '', '</a>'])
    expect(formatXml(text)).toBe(text);
});

test('the time for hostile XML grows with its length alone', () => {
  for (const piece of ['<', '<!--', '<a "', '<![CDATA[', '<a>', '<a></b>'])
    expect(formatXml(piece.repeat(80_000)).length).toBeGreaterThanOrEqual(80_000);
});

test('folds what is indented deeper', () => {
  const lines = ['{', '  "a": {', '    "b": 1', '  },', '', '  "c": []', '}'];
  const ends = foldEnds(lines);
  expect(ends).toEqual([5, 2, -1, -1, -1, -1, -1]);
  expect(visibleLines(ends, new Set([1]))).toEqual([0, 1, 3, 4, 5, 6]);
  expect(visibleLines(ends, new Set([0, 1]))).toEqual([0, 6]);
  expect(visibleLines(ends, new Set([6]))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('finds texts as they are written, in any case, and marks them across colours', () => {
  const lines = ['"a.b": "A.B"', 'aXb', '[('];
  const found = findMatches(lines, 'a.B');
  expect(found).toEqual([
    { line: 0, start: 1, end: 4 },
    { line: 0, start: 8, end: 11 },
  ]);
  expect(findMatches(lines, '[(')).toHaveLength(1);
  expect(findMatches(lines, '')).toEqual([]);
  for (const query of ['2024-05-01', '/a/', 'a&b~c'])
    expect(findMatches([`"x": "${query}"`], query)).toMatchObject([{ start: 6 }]);
  const across = findMatches(lines, 'b": "a');
  const pieces = markPieces(colorCode(lines[0]!, 'json'), across);
  expect(pieces.map(({ text }) => text).join('')).toBe(lines[0]);
  expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(['b"', ': ', '"A']);
});

test.each([
  ['application/json', '{"a":1}', ['formatted', 'raw']],
  ['application/json', 'broken', ['raw']],
  ['application/atom+xml', '<a><b/></a>', ['formatted', 'raw']],
  ['text/html; charset=utf-8', '<p>x', ['raw', 'preview']],
  ['text/plain', 'x', ['raw']],
  ['text/plain; charset=utf-8', '{"a":1}', ['formatted', 'raw']],
  ['', '[1,2]', ['formatted', 'raw']],
  ['text/plain', '{a:1}', ['raw']],
  ['text/plain', '1', ['raw']],
  ['text/csv', '[1,2]', ['raw']],
])('%s %s is shown as %j', (contentType, text, kinds) => {
  const kind = contentType.endsWith('json') ? 'json' : 'text';
  const answer = {
    contentType,
    state: 'complete',
    body: { kind, text, bytes: new Blob() },
  } as unknown as ReceivedAnswer;
  expect(responseViews(answer).map((view) => view.kind)).toEqual(kinds);
});

test('shows PDF, and no other file', () => {
  const file = (contentType: string) =>
    ({ contentType, state: 'complete', body: { kind: 'file', bytes: new Blob() } }) as unknown as ReceivedAnswer;
  expect(responseViews(file('application/pdf'))).toEqual([{ kind: 'preview', show: 'pdf' }]);
  expect(responseViews(file('application/zip'))).toEqual([]);
});
