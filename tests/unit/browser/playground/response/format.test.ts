import { expect, test } from 'vitest';
import { formatJson } from '../../../../../src/browser/playground/response/format-json.ts';
import { formatSize, formatTime } from '../../../../../src/browser/playground/response/format-size.ts';
import { colorCode } from '../../../../../src/browser/support/color-code.ts';

test('indents JSON and keeps every digit, key and escape', () => {
  const text = '{"a":[1.10,12345678901234567890,{}],"a":"x\\"{,}:[]", "e":[ ],"b":{"c":null}}';
  expect(formatJson(text)).toBe(
    '{\n  "a": [\n    1.10,\n    12345678901234567890,\n    {}\n  ],\n  "a": "x\\"{,}:[]",\n  "e": [],\n  "b": {\n    "c": null\n  }\n}',
  );
  expect(formatJson('{oops')).toBe('{oops');
});

test('indents a large and deep answer at once', () => {
  const text = `${'[{"k":'.repeat(500)}1${'}]'.repeat(500)}`;
  expect(JSON.parse(formatJson(text))).toEqual(JSON.parse(text));
});

test('indents an answer of thousands of levels without running out of text', () => {
  const text = '['.repeat(20_000) + ']'.repeat(20_000);
  expect(formatJson(text).length).toBeLessThan(10_000_000);
});

test('writes sizes and times for people', () => {
  expect([0, 999, 1000, 45_600, 1_250_000].map(formatSize)).toEqual(['0 B', '999 B', '1.0 kB', '46 kB', '1.3 MB']);
  expect([4.4, 999, 1240].map(formatTime)).toEqual(['4 ms', '999 ms', '1.24 s']);
});

test('colours code without changing it', () => {
  const code = '# note\ncurl "https://a/b#c" -H \'X: 1\' # end\nconst n = 42; // done\nreturn "a\\"b"';
  for (const language of ['bash', 'python', 'javascript', 'json', 'text'])
    expect(
      colorCode(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  expect(
    colorCode('{"a": -1.5e3, "b": "c", "d": true}', 'json')
      .filter(({ kind }) => kind !== 'plain')
      .map(({ text, kind }) => `${kind} ${text}`),
  ).toEqual(['key "a"', 'number -1.5e3', 'key "b"', 'string "c"', 'key "d"', 'word true']);
  expect(colorCode('fetch(https://x.y/1) // see', 'javascript').map(({ kind }) => kind)).toEqual(['plain', 'comment']);
});

test.each(['"', "'", '/*', '`', '\\'])('colours a long run of %s in time', (mark) => {
  const started = performance.now();
  colorCode(mark.repeat(50_000), 'javascript');
  expect(performance.now() - started).toBeLessThan(2000);
});

test('strings of JSON may be as long as files are', () => {
  const file = 'x'.repeat(25_000_000);
  expect(formatJson(`{"file":"${file}"}`) === `{\n  "file": "${file}"\n}`).toBe(true);
  const lines = `{"lines":"${'\\n'.repeat(12_000_000)}"}`;
  expect(JSON.parse(formatJson(lines)).lines).toHaveLength(12_000_000);
});
