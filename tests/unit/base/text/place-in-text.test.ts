import { expect, test } from 'vitest';
import { blankCode, placeInText } from '../../../../src/base/text/place-in-text.ts';

test('finds a text in prose before the same one in code', () => {
  expect(placeInText('```\n/a\n```\n\nSee `/a` and /a', '/a', 3)).toEqual({ line: 7, column: 14 });
  expect(placeInText('See `/a`', '/a')).toEqual({ line: 1, column: 6 });
  expect(placeInText('See', '/a')).toBeNull();
});

test('a line that begins with inline code of three backticks opens no fence', () => {
  const text = '  ```npm i```\n\n[a](/a)\n\n````md\n```\n````\n[b](/b)\n~~~ `c`\n[d](/d)\n~~~\n';
  expect(blankCode(text).replace(/\s+/g, ' ')).toBe(' [a](/a) [b](/b) ');
  expect(blankCode(text).length).toBe(text.length);
});
