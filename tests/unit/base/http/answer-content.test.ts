import { expect, test } from 'vitest';
import { answerContent, fromBytes } from '../../../../src/base/http/answer-content.ts';

const modified = new Date('2026-01-02T03:04:05.678Z');
const content = fromBytes(
  { content: new TextEncoder().encode('0123456789'), etag: '"now"' },
  { modified, encoding: null },
);
const statusOf = (headers: Record<string, string>, status: 200 | 404 = 200): number =>
  answerContent(new Request('https://docs.example.com/a.zip', { headers }), content, { status, headers: {} }).status;

const [before, same] = ['Fri, 02 Jan 2026 03:04:04 GMT', 'Fri, 02 Jan 2026 03:04:05 GMT'];

test.each<[Record<string, string>, number]>([
  [{ 'if-match': '"now"' }, 200],
  [{ 'if-match': '"old", "now"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': '"old"' }, 412],
  // A weak tag says that two contents are alike, not that they are the same.
  [{ 'if-match': 'W/"now"' }, 412],
  [{ 'if-unmodified-since': same }, 200],
  [{ 'if-unmodified-since': before }, 412],
  [{ 'if-unmodified-since': 'yesterday' }, 200],
  [{ 'if-match': '"now"', 'if-unmodified-since': before }, 200],
  [{ 'if-match': '"old"', 'if-none-match': '"now"' }, 412],
  [{ 'if-match': '"now"', 'if-none-match': '"now"' }, 304],
  [{ 'if-none-match': 'W/"now"' }, 304],
  [{ 'if-none-match': '"old"', 'if-modified-since': same }, 200],
  [{ 'if-modified-since': same }, 304],
  [{ 'if-modified-since': before }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200],
])('%o is answered with %i', (headers, expected) => {
  expect(statusOf(headers)).toBe(expected);
});

test('the rest of a file that has changed is no part of what a client began with', () => {
  expect(statusOf({ range: 'bytes=5-', 'if-match': '"now"' })).toBe(206);
  expect(statusOf({ range: 'bytes=5-', 'if-match': '"old"' })).toBe(412);
  expect(statusOf({ range: 'bytes=5-', 'if-unmodified-since': before })).toBe(412);
});

test('conditions are about a file, not about the page that says that there is none', () => {
  expect(statusOf({ 'if-match': '"old"' }, 404)).toBe(404);
});
