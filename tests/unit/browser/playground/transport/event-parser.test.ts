import { expect, test } from 'vitest';
import {
  createEventParser,
  createLineParser,
  type StreamParser,
} from '../../../../../src/browser/playground/transport/event-parser.ts';

/** The events of a text however it is cut. */
function readCut(create: () => StreamParser, text: string, size: number): string[] {
  const parser = create();
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
  return [...pieces.flatMap(parser.push), ...parser.end()].map(({ name, id, data }) => [name, id, data].join('|'));
}

const stream =
  ': comment\ndata: one\ndata:two\n\nevent: note\r\nid: 7\r\ndata: {"a": 1}\r\n\r\ndata\n\ndata: last\rdata: line\r\rretry: 10\n\nnonsense: x\ndata: cut';

test.each([1, 2, 3, 7, 1000])('reads server-sent events in pieces of %i characters', (size) => {
  expect(readCut(createEventParser, stream, size)).toEqual([
    '||one\ntwo',
    'note|7|{"a": 1}',
    '|7|',
    '|7|last\nline',
    '|7|cut',
  ]);
});

test.each([1, 4, 1000])('reads lines of JSON in pieces of %i characters', (size) => {
  expect(readCut(createLineParser, '{"a":1}\r\n\n\x1e[2]\n"end"', size)).toEqual(['||{"a":1}', '||[2]', '||"end"']);
});

test('gives nothing for a stream of nothing', () => {
  expect([
    ...createEventParser().push('\n\n: hi\n\n'),
    ...createEventParser().end(),
    ...createLineParser().end(),
  ]).toEqual([]);
});
