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

test.each([
  ['⚙️ Settings', ['Settings']],
  ['delta ⚠️', ['delta']],
  ['⚠️注意事项', ['注意', '意事', '事项']],
  ['C#️⃣ café', ['C', 'café']],
  ['́', []],
])('a mark without a letter, as behind an emoji, is no word: %s', (text, parts) => {
  expect(splitWords(text).flatMap((word) => word.parts)).toEqual(parts);
});

test('a syllable is one character, however it is written', () => {
  const parts = (text: string): string[] => splitWords(text).flatMap((word) => word.parts);
  expect(parts('한국어'.normalize('NFD'))).toEqual(parts('한국어'));
  expect(parts('がある'.normalize('NFD'))).toEqual(parts('がある'));
});

test('where a word may be parted says nothing of it', () => {
  const shy = '\u{ad}';
  expect(splitWords(`Donau${shy}dampf${shy}schiff`)).toMatchObject([
    { parts: ['Donaudampfschiff'], identifier: false },
  ]);
  expect(splitWords(`real-ti${shy}me ж`)[0]).toMatchObject({ parts: ['real', 'time'], identifier: false });
});

test('a word that is too long ends in no half of a character', () => {
  expect(splitWords(`a${'𐐷'.repeat(40)}`)[0]!.parts).toEqual([`a${'𐐷'.repeat(19)}`]);
});

test.each([
  ['OAuth iOS APIs LaTeX sUSDe IPv6', ['OAuth', 'iOS', 'APIs', 'LaTeX', 'sUSDe', 'IPv6']],
  ['useOAuthToken', ['use', 'OAuth', 'Token']],
  ['GPv2VaultRelayer', ['GPv2', 'Vault', 'Relayer']],
  ['IConditionalOrder iOSSimulator', ['IConditional', 'Order', 'iOS', 'Simulator']],
  ['renderPlanB', ['render', 'PlanB']],
])('a single letter in a name of code stays with its neighbour, and the other words are found: %s', (text, parts) => {
  expect(splitWords(text).flatMap((word) => word.parts)).toEqual(parts);
});
