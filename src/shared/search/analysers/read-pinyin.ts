import type { Spelling } from '../spell-word.ts';
import type { KnownWord } from '../words-file.ts';
import type { ChineseSounds } from './chinese-sounds.ts';
import type { SoundIndex } from './sound-index.ts';

export interface PinyinOptions {
  sounds: ChineseSounds;
  index: SoundIndex;
  /** The last syllable may be unfinished. */
  open: boolean;
}

/** A Chinese text that the letters up to some place may stand for. */
interface Reading {
  text: string;
  pairs: string[];
  rating: number;
}

/** Readings that end at one place, the best for each last character. */
type Readings = Map<string, Reading>;

const LONGEST_SYLLABLE = 6;
const SHORTEST = 4;
/** Pairs that go on from each other are likelier meant than two that merely follow. */
const LINKED = 4;
const NOTHING: Reading = { text: '', pairs: [], rating: 0 };

/** The likeliest Chinese text for all of the letters, made of pairs that the site knows; `null` when there is none. */
export function readPinyin(typed: string, { sounds, index, open }: PinyinOptions): Spelling | null {
  const ending = readAll(typed, { sounds, index });
  for (let end = typed.length; end >= SHORTEST; end--) {
    const rest = typed.slice(end);
    if (rest !== '' && !(open && sounds.beginsSyllable(rest))) return null;
    const found = pickBest(ending[end]!);
    if (found) return { words: found.pairs, weight: 0.85, text: found.text };
  }
  return null;
}

/**
 * From each place where a reading ends, it goes on by one syllable that follows its last character, or by a new pair.
 */
function readAll(typed: string, { sounds, index }: Pick<PinyinOptions, 'sounds' | 'index'>): Readings[] {
  const ending: Readings[] = Array.from({ length: typed.length + 1 }, () => new Map());
  const syllablesAt = (from: number): string[] => listSyllables(typed.slice(from, from + LONGEST_SYLLABLE), sounds);
  for (let from = 0; from < typed.length; from++) {
    const before = from === 0 ? NOTHING : pickBest(ending[from]!);
    if (!before) continue;
    for (const syllable of syllablesAt(from)) {
      const middle = from + syllable.length;
      for (const reading of ending[from]!.values()) {
        for (const pair of index.get(`${reading.text.at(-1)} ${syllable}`) ?? [])
          keep(ending[middle]!, extend(reading, { pair, added: pair.word[1]!, bonus: LINKED }));
      }
      for (const next of syllablesAt(middle)) {
        for (const pair of index.get(`${syllable} ${next}`) ?? [])
          keep(ending[middle + next.length]!, extend(before, { pair, added: pair.word, bonus: 0 }));
      }
    }
  }
  return ending;
}

function listSyllables(letters: string, { isSyllable }: ChineseSounds): string[] {
  return Array.from(letters, (_, index) => letters.slice(0, index + 1)).filter(isSyllable);
}

function extend(
  { text, pairs, rating }: Reading,
  { pair, added, bonus }: { pair: KnownWord; added: string; bonus: number },
): Reading {
  return { text: text + added, pairs: [...pairs, pair.word], rating: rating + pair.power + 1 + bonus };
}

function keep(readings: Readings, reading: Reading): void {
  const last = reading.text.at(-1)!;
  if (reading.rating > (readings.get(last)?.rating ?? 0)) readings.set(last, reading);
}

function pickBest(readings: Readings): Reading | null {
  let best: Reading | null = null;
  for (const reading of readings.values()) if (best === null || reading.rating > best.rating) best = reading;
  return best;
}
