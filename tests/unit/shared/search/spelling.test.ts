import { expect, test } from 'vitest';
import { measureEdits } from '../../../../src/base/text/measure-edits.ts';
import { spellWord } from '../../../../src/shared/search/spell-word.ts';
import { decodeWords, encodeWords } from '../../../../src/shared/search/words-file.ts';

test.each([
  ['same', 'same', 0],
  ['smae', 'same', 1],
  ['ame', 'same', 1],
  ['sxame', 'same', 1],
  ['sxme', 'same', 1],
  ['saem', 'same', 1],
  ['other', 'same', Infinity],
])('%s to %s: %s edits', (typed, word, edits) => {
  expect(measureEdits(typed, word, { limit: 2 })).toBe(edits);
});

test('a word that is being typed is compared with beginnings', () => {
  expect(measureEdits('authet', 'authentication', { limit: 1, prefix: true })).toBe(1);
  expect(measureEdits('authet', 'authentication', { limit: 1 })).toBe(Infinity);
});

const known = decodeWords(
  encodeWords(
    new Map([
      ['authentication', 90],
      ['author', 3],
      ['dark', 20],
      ['mode', 40],
      ['model', 5],
      ['webhook', 8],
      ['navigation', 30],
      ['form', 60],
      ['from', 2],
    ]),
  ),
);

test('words survive their file, but for numbers and short ones', () => {
  const words = decodeWords(
    encodeWords(
      new Map([
        ['über', 4],
        ['a', 9],
        ['oauth2', 1],
        ['1234', 7],
        ['日本', 2],
      ]),
    ),
  );
  expect(words.map(({ word, power }) => [word, power])).toEqual([
    ['oauth2', 0],
    ['über', 2],
  ]);
});

test('pairs of Chinese characters are known where the language is spelled by them', () => {
  const words = new Map([
    ['部署', 4],
    ['日本語', 2],
    ['한국', 3],
  ]);
  expect(decodeWords(encodeWords(words, { pairs: true })).map(({ word }) => word)).toEqual(['日本語', '部署']);
  expect(decodeWords(encodeWords(words)).map(({ word }) => word)).toEqual(['日本語']);
});

test.each([
  ['autentication', ['authentication']],
  ['uathentication', ['authentication']],
  ['webhok', ['webhook']],
  ['navigaton', ['navigation']],
  ['darkmode', ['dark', 'mode']],
  ['fomr', ['form']],
])('%s is meant as %s', (typed, words) => {
  expect(spellWord(typed, known, false)[0]?.words).toEqual(words);
});

test('nothing is guessed for short words, numbers and words unlike any', () => {
  for (const typed of ['ab', '12345', 'qqqqqqqq', '']) expect(spellWord(typed, known, true)).toEqual([]);
});

test('a short word keeps its first letter, unless the first two are swapped', () => {
  const short = decodeWords(
    encodeWords(
      new Map([
        ['cow', 9],
        ['ark', 9],
        ['chat', 9],
        ['form', 9],
      ]),
    ),
  );
  for (const typed of ['how', 'that', 'torm']) expect(spellWord(typed, short, false)).toEqual([]);
  expect(spellWord('ofrm', short, false)[0]?.words).toEqual(['form']);
});

test('of three letters none is taken for another', () => {
  const short = decodeWords(
    encodeWords(
      new Map([
        ['faq', 90],
        ['dns', 9],
        ['text', 9],
        ['api', 9],
      ]),
    ),
  );
  for (const typed of ['fax', 'dna', 'apk']) expect(spellWord(typed, short, false)).toEqual([]);
  expect(spellWord('fqa', short, false)[0]?.words).toEqual(['faq']);
  expect(spellWord('tex', short, false)[0]?.words).toEqual(['text']);
});

test('the more frequent of two near words comes first', () => {
  expect(spellWord('modee', known, false).map(({ words }) => words[0])).toEqual(['mode', 'model']);
});
