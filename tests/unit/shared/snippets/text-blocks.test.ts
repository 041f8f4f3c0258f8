import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../../src/model/http.ts';
import { generate } from '../../../../src/shared/snippets/languages/java.ts';

function write(text: string): string {
  const request: HttpRequest = {
    method: 'POST',
    url: 'https://api.example.com/a',
    headers: [{ name: 'Content-Type', value: 'text/csv' }],
    cookies: [],
    body: { kind: 'text', text },
  };
  return generate(request);
}

/** What a text block holds: JLS 3.10.6 ends it at the first three quotes of which none is escaped. */
function readTextBlock(code: string): string | undefined {
  return /"""\n((?:[^"\\]|\\.|"(?!""))*)"""\)/
    .exec(code)?.[1]
    ?.replace(/^ {16}/gm, '')
    .replace(/\\(["\\])/g, '$1');
}

test.each(['"""', '""""', '"""""', '"""""""', '\\""""', '"'])(
  'no row of quotes ends a text block of Java: %s',
  (quotes) => {
    const text = `a,b\n${quotes},c\nd,${quotes}`;
    expect(readTextBlock(write(text))).toBe(text);
  },
);

// `String.stripIndent` takes every white space off the ends of lines, the wide one of Japanese among it.
test.each(['\u3000', '\u2003'])('a line that ends in a wide space keeps it', (space) => {
  expect(write(`名${space}\n所`)).toContain(`"名${space}\\n所"`);
});
