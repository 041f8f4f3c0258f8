import type { Speller, Spelling } from '../spell-word.ts';
import type { KnownWord } from '../words-file.ts';
import { type ChineseSounds, createChineseSounds } from './chinese-sounds.ts';
import { readPinyin } from './read-pinyin.ts';
import type { SoundIndex } from './sound-index.ts';

const HAN_PAIR = /^\p{Script=Han}{2}$/u;
const LETTERS = /^[a-z]{4,30}$/;

/**
 * Spells as users of an input method by sound go wrong: a pair of characters that the site does not know is replaced by
 * the most frequent one that sounds alike (布署 is 部署), and letters are read as Pinyin (`chongdingxiang` is 重定向).
 */
export function createChineseSpeller(): Speller {
  const sounds = createChineseSounds();
  const indexes = new WeakMap<readonly KnownWord[], SoundIndex>();
  return (typed, known, open) => {
    const isPair = HAN_PAIR.test(typed);
    if (!isPair && !LETTERS.test(typed)) return null;
    const index = indexes.get(known) ?? indexBySound(known, sounds);
    indexes.set(known, index);
    return isPair ? findHomophone(typed, { sounds, index }) : readPinyin(typed, { sounds, index, open });
  };
}

function indexBySound(known: readonly KnownWord[], { readingsOf }: ChineseSounds): SoundIndex {
  const index = new Map<string, KnownWord[]>();
  for (const entry of known) {
    if (!HAN_PAIR.test(entry.word)) continue;
    const [first, second] = [entry.word[0]!, entry.word[1]!];
    const keys = readingsOf(second).flatMap((sound) =>
      [first, ...readingsOf(first)].map((start) => `${start} ${sound}`),
    );
    for (const key of keys) {
      const alike = index.get(key);
      if (alike) alike.push(entry);
      else index.set(key, [entry]);
    }
  }
  return index;
}

/** One that shares a character is the likelier slip. */
function findHomophone(
  typed: string,
  { sounds, index }: { sounds: ChineseSounds; index: SoundIndex },
): Spelling | null {
  const [first, second] = [typed[0]!, typed[1]!];
  const keys = sounds
    .readingsOf(first)
    .flatMap((start) => sounds.readingsOf(second).map((sound) => `${start} ${sound}`));
  const alike = keys
    .flatMap((key) => index.get(key) ?? [])
    .map(({ word, power }) => ({ word, power, shares: word[0] === first || word[1] === second }));
  alike.sort((a, b) => Number(b.shares) - Number(a.shares) || b.power - a.power);
  const best = alike[0];
  return best ? { words: [best.word], weight: best.shares ? 0.85 : 0.6, text: best.word } : null;
}
