import type { LoadedPartition } from './load-partition.ts';
import type { ParsedQuery, QueryPart, QueryWhole } from './parse-query.ts';
import type { Correction } from './search-results.ts';
import type { ShardTerm } from './shard.ts';
import { spellWord } from './spell-word.ts';

/** One word of the query with the terms of the index that answer it. */
export interface QueryMatch {
  /** Bits of the query's parts that are found with it. */
  covers: number;
  alternatives: Alternative[];
}

export interface Alternative {
  entry: ShardTerm;
  /** 0–1 */
  weight: number;
  /** Number of sections that decides how rare the word is. */
  frequency: number;
}

export interface FoundTerms {
  matches: QueryMatch[];
  corrections: Correction[];
}

const MOST_COMPLETIONS = 24;
/** After U+FFFF no term follows, so this ends the range of a prefix. */
const LAST = '\uffff';

/** Looks all words of a query up, each in the shard where it would stand; spelling is asked only for words that are nowhere. */
export async function findTerms(query: ParsedQuery, partition: LoadedPartition): Promise<FoundTerms> {
  const corrections: Correction[] = [];
  const parts = await Promise.all(
    query.parts.map(async (part) => {
      const found = await findPart(part, partition);
      return found.length > 0 ? found : findSpellings({ part, partition, corrections });
    }),
  );
  const bits = new Map(query.parts.map((part, index) => [part.term, 1 << index]));
  const wholes = await Promise.all(query.wholes.map((whole) => findWhole(whole, partition)));
  const matches = parts.map((alternatives, index) => ({ covers: 1 << index, alternatives }));
  wholes.forEach((alternatives, index) => {
    const covers = query.wholes[index]!.covers.reduce((mask, term) => mask | (bits.get(term) ?? 0), 0);
    matches.push({ covers, alternatives });
  });
  return { matches: matches.filter((match) => match.alternatives.length > 0), corrections };
}

async function findPart(part: QueryPart, partition: LoadedPartition): Promise<Alternative[]> {
  const prefix = part.term < part.surface ? part.term : part.surface;
  const entries = await partition.readTerms(prefix, part.open ? part.surface + LAST : part.term, 2);
  const exact = entries.filter((entry) => entry.term === part.term).map((entry) => ({ entry, weight: 1, frequency: entry.frequency }));
  if (!part.open) return exact;
  const completions = completePrefix(part.surface, entries.filter((entry) => entry.term !== part.term));
  if (exact.length > 0) return [...exact, ...completions.map((completion) => ({ ...completion, weight: completion.weight * 0.6 }))];
  return completions.length > 0 ? completions : findBegunStem(part, entries);
}

/** Terms that begin with what was typed. All count as one word, so a rare one does not outweigh the common. */
function completePrefix(typed: string, entries: ShardTerm[]): Alternative[] {
  const begun = entries.filter((entry) => entry.term.startsWith(typed));
  begun.sort((a, b) => b.frequency - a.frequency || a.term.length - b.term.length);
  const kept = begun.slice(0, MOST_COMPLETIONS);
  const frequency = kept.reduce((sum, entry) => sum + entry.frequency, 0);
  return kept.map((entry) => ({ entry, frequency, weight: 0.6 + 0.4 * (typed.length / entry.term.length) }));
}

/** `configurati` is begun after the stem `configur` already ended: the longest term that begins the word. */
function findBegunStem(part: QueryPart, entries: ShardTerm[]): Alternative[] {
  const least = Math.max(3, part.surface.length * 0.45);
  const stems = entries.filter((entry) => entry.term.length >= least && part.surface.startsWith(entry.term));
  const entry = stems.at(-1);
  return entry ? [{ entry, weight: 0.7, frequency: entry.frequency }] : [];
}

async function findWhole(whole: QueryWhole, partition: LoadedPartition): Promise<Alternative[]> {
  const entries = await partition.readTerms(whole.nearby ? whole.covers[0]! : whole.term, whole.term, whole.nearby ? 2 : 1);
  const exact = entries.find((entry) => entry.term === whole.term);
  if (exact) return [{ entry: exact, weight: 1, frequency: exact.frequency }];
  return whole.open && !whole.nearby ? completePrefix(whole.term, entries).slice(0, 8) : [];
}

async function findSpellings({ part, partition, corrections }: { part: QueryPart; partition: LoadedPartition; corrections: Correction[] }): Promise<Alternative[]> {
  const spellings = spellWord(part.surface, await partition.readWords(), part.open);
  if (spellings[0]) corrections.push({ from: part.surface, to: spellings[0].words.join(' ') });
  const found = spellings.flatMap(({ words, weight }) =>
    words.map(async (word) => {
      const term = partition.analyser.stem(word);
      const entries = await partition.readTerms(term, term);
      const entry = entries.find((candidate) => candidate.term === term);
      return entry ? [{ entry, weight, frequency: entry.frequency }] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}
