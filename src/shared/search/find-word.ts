import { measureEdits } from '../../base/text/measure-edits.ts';
import type { Analyser } from './analyser.ts';
import { isPrefixed } from './is-prefixed.ts';
import type { LoadedPartition } from './load-partition.ts';
import type { QueryWord } from './parse-query.ts';
import type { ShardTerm } from './shard.ts';
import { type Spelling, spellWord } from './spell-word.ts';

/** A term of the index that answers a word of the query. */
export interface Alternative {
  entry: ShardTerm;
  /** 0–1 */
  weight: number;
  /** Number of sections that decides how rare the word is. */
  frequency: number;
}

/** A word as it was found: perhaps completed, or spelled otherwise than it was typed. */
export interface FoundWord {
  /** The typed word in the index's form. */
  typed: string;
  /** What stands for it in pairs of neighbours. */
  term: string;
  open: boolean;
  alternatives: Alternative[];
  /** The spelling that was searched for; `null` for a word that is known. */
  corrected: string | null;
  /** A slip of a word that says nothing, which is nothing to look for. */
  isLittle?: true;
  /** Neither the site nor its language is known to have it, nor a word that is spelled like it. */
  isStrange?: boolean;
}

const MOST_COMPLETIONS = 24;
/** Of what a word means, and of what it may mean besides. */
const CONCEPT_WEIGHTS = { own: 0.75, other: 0.6 };
/** After U+FFFF no letter follows, so this ends the range of a prefix. */
export const LAST = '\uffff';

/**
 * Looks a word up where it would stand. Spelling is asked only for a word that is nowhere; it may make two words of
 * one.
 */
export async function findWord(word: QueryWord, partition: LoadedPartition): Promise<FoundWord[]> {
  const [found, meant] = await Promise.all([
    findOwnWord(word, partition),
    word.means === null ? [] : findMeaning(word.means, partition),
  ]);
  return found.map((one) => ({
    ...one,
    alternatives: [...one.alternatives, ...meant].map((alternative) => ({
      ...alternative,
      weight: alternative.weight * word.weight,
    })),
  }));
}

/** What a verb means together with a little word. */
async function findMeaning(term: string, partition: LoadedPartition): Promise<Alternative[]> {
  const entry = await findExact(term, partition);
  const concepts = await findConcepts(term, partition);
  return [...(entry ? [{ entry, weight: 1, frequency: entry.frequency }] : []), ...concepts];
}

async function findOwnWord(word: QueryWord, partition: LoadedPartition): Promise<FoundWord[]> {
  const found = await findAsTyped(word, partition);
  if (found.length === 0) return findSpellings(word, partition);
  const alternatives = [...found, ...(word.isPart ? [] : await findConcepts(word.term, partition))];
  return [{ typed: word.term, term: word.term, open: word.open, alternatives, corrected: null }];
}

async function findAsTyped(word: QueryWord, partition: LoadedPartition): Promise<Alternative[]> {
  // Where a prefix is cut off, as the article of Arabic, the term stands far from what begins as typed.
  const [entry, begun] = await Promise.all([
    findExact(word.term, partition),
    word.open ? partition.readTerms(word.surface, word.surface + LAST, 2) : [],
  ]);
  const exact = entry ? [{ entry, weight: 1, frequency: entry.frequency }] : [];
  if (!word.open) return exact;
  const completions = completePrefix(
    word.surface,
    begun.filter(({ term }) => term !== word.term),
  );
  if (exact.length > 0)
    return [...exact, ...completions.map((completion) => ({ ...completion, weight: completion.weight * 0.6 }))];
  return completions.length > 0 ? completions : findBegunStems(word, partition);
}

/** Terms that begin with what was typed. All count as one word, so a rare one does not outweigh the common. */
export function completePrefix(typed: string, entries: readonly ShardTerm[]): Alternative[] {
  const begun = entries.filter((entry) => entry.term.startsWith(typed));
  begun.sort((a, b) => b.frequency - a.frequency || a.term.length - b.term.length);
  const kept = begun.slice(0, MOST_COMPLETIONS);
  const frequency = kept.reduce((sum, entry) => sum + entry.frequency, 0);
  return kept.map((entry) => ({ entry, frequency, weight: 0.6 + 0.4 * (typed.length / entry.term.length) }));
}

/** `configurati` is begun after the stem `configur` already ended. */
async function findBegunStems({ surface, term }: QueryWord, partition: LoadedPartition): Promise<Alternative[]> {
  const stems = [...partition.analyser.foreseeStems(surface)].filter(
    (stem) => stem !== term && stem !== surface && surface.startsWith(stem.slice(0, 3)),
  );
  const found = await Promise.all(stems.map((stem) => findExact(stem, partition)));
  return found.flatMap((entry) => (entry ? [{ entry, weight: 0.8, frequency: entry.frequency }] : []));
}

/**
 * Words of the same meaning. All of them together are more frequent than each, which alone makes them weaker evidence.
 */
export async function findConcepts(term: string, partition: LoadedPartition): Promise<Alternative[]> {
  const { conceptOf, conceptsOf } = partition.analyser;
  const found = await Promise.all(conceptsOf(term).map((concept) => findExact(concept, partition)));
  return found.flatMap((entry) =>
    entry
      ? [
          {
            entry,
            weight: CONCEPT_WEIGHTS[entry.term === conceptOf(term) ? 'own' : 'other'],
            frequency: entry.frequency,
          },
        ]
      : [],
  );
}

/** A word that is right, though the site does not have it, is no typo of another. */
async function findSpellings(word: QueryWord, partition: LoadedPartition): Promise<FoundWord[]> {
  const { term, surface, open, literal, isPart } = word;
  const unknown = async (): Promise<FoundWord[]> => [
    { typed: term, term, open, alternatives: isPart ? [] : await findConcepts(term, partition), corrected: null },
  ];
  if (literal || isRight(word, partition.analyser) || (await partition.isCommon(word))) return unknown();
  const known = await partition.readWords();
  const special = partition.analyser.spell(surface, known, open);
  const spellings = special ? [special] : spellWord(surface, known, open);
  const best = spellings[0];
  if (!open && !isNear(surface, best) && partition.analyser.isStopSlip(surface))
    return (await unknown()).map((found) => ({ ...found, isLittle: true }));
  if (!best) {
    const isStrange = !known.some((entry) => isPrefixed(surface, entry.word));
    return (await unknown()).map((found) => ({ ...found, isStrange }));
  }
  const corrected = best.text;
  if (best.words.length > 1) {
    const halves = best.words.map((word) => findCorrected([{ word, weight: best.weight }], partition));
    return (await Promise.all(halves)).map((half, index) => ({
      ...half,
      typed: term,
      open,
      corrected: index === 0 ? corrected : null,
    }));
  }
  const all = spellings.flatMap(({ words, weight }) => words.map((word) => ({ word, weight })));
  return [{ ...(await findCorrected(all, partition)), typed: term, open, corrected }];
}

/** Words that the language is known to have need no list. */
function isRight({ term, surface }: QueryWord, { conceptsOf, isWeakWord }: Analyser): boolean {
  return isWeakWord(surface) || conceptsOf(term).length > 0;
}

function isNear(typed: string, spelling: Spelling | undefined): boolean {
  return spelling !== undefined && measureEdits(typed, spelling.text, { limit: 1 }) <= 1;
}

async function findCorrected(
  spellings: readonly { word: string; weight: number }[],
  partition: LoadedPartition,
): Promise<Pick<FoundWord, 'term' | 'alternatives'>> {
  const terms = spellings.map(({ word, weight }) => ({ term: partition.analyser.stem(word), weight }));
  // Names such as `JavaScript` are kept as they are.
  const entries = await Promise.all(
    terms.map(
      async ({ term }, index) => (await findExact(term, partition)) ?? findExact(spellings[index]!.word, partition),
    ),
  );
  const exact = entries.flatMap((entry, index) =>
    entry ? [{ entry, weight: terms[index]!.weight, frequency: entry.frequency }] : [],
  );
  const { term, weight } = terms[0]!;
  const concepts = await findConcepts(term, partition);
  return { term, alternatives: [...exact, ...concepts.map((alternative) => ({ ...alternative, weight }))] };
}

export async function findExact(term: string, partition: LoadedPartition): Promise<ShardTerm | null> {
  const entries = await partition.readTerms(term, term);
  return entries.find((entry) => entry.term === term) ?? null;
}
