import { expect, test } from 'vitest';
import { splitWords } from '../../../../src/shared/search/split-words.ts';

test.each([
  'plain words, and more.',
  "GitHub's user_id at /v1/users/{id}#top, v1.2.3-beta+4",
  'to‘plam instal·lar, one·two ‘said’ then',
  "a.'b $HOME --flag key=value x--y _private_ user@host:80",
])('%s is cut alike where the text has other letters, too', (text) => {
  const further = splitWords(`${text} ñ`);
  expect(splitWords(text)).toEqual(further.slice(0, -1));
  expect(further.at(-1)!.parts).toEqual(['ñ']);
});

test('every mark of typography parts words, or joins them, as it does beside other scripts', () => {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x205e],
    [0x2190, 0x21ff],
  ] as const;
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code++) {
      const text = `can${String.fromCharCode(code)}t stop 2${String.fromCharCode(code)}`;
      // One letter of another script has the text read by what knows all of them.
      const slow = splitWords(`${text} ж`).slice(0, -1);
      expect(splitWords(text), `U+${code.toString(16)}`).toEqual(slow);
    }
});
