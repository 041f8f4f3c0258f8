import { expect, test } from 'vitest';
import { splitWords } from '../../../../src/shared/search/split-words.ts';

test.each([
  'plain words, and more.',
  "GitHub's user_id at /v1/users/{id}#top, v1.2.3-beta+4",
  "a.'b $HOME --flag key=value x--y _private_ user@host:80",
])('%s is cut alike where the text has other letters, too', (text) => {
  const further = splitWords(`${text} ñ`);
  expect(splitWords(text)).toEqual(further.slice(0, -1));
  expect(further.at(-1)!.parts).toEqual(['ñ']);
});
