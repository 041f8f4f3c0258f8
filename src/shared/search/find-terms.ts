import {
  type Alternative,
  completePrefix,
  type FoundWord,
  findConcepts,
  findExact,
  findWord,
  LAST,
} from './find-word.ts';
import { joinCorrections } from './join-corrections.ts';
import { isPair, joinPair } from './join-pair.ts';
import { listNeighbours } from './list-neighbours.ts';
import type { LoadedPartition } from './load-partition.ts';
import type { ParsedQuery, QueryOperation, QueryWhole } from './parse-query.ts';
import type { Correction } from './search-results.ts';
import type { ShardTerm } from './shard.ts';

/** Something of the query with the terms of the index that answer it. */
export interface QueryMatch {
  /** Bits of the query's words that are found with it. */
  covers: number;
  alternatives: Alternative[];
}

export interface FoundTerms {
  /** The words, then what stands for several of them. */
  matches: QueryMatch[];
  /** Of the matches, names of code that the index has as they are typed. */
  names: QueryMatch[];
  /** For each word of the query the terms that answer it. */
  words: ReadonlySet<string>[];
  corrections: Correction[];
  mayBeMisspelt: boolean;
  /** Words of the query that nothing answers, and the parts of identifiers that the index does not have. */
  missing: readonly string[];
  /** Bits of the words that a section must have. */
  required: number;
  /** Sections that may have the phrases; `null` where any may. */
  phrased: ReadonlySet<number> | null;
  /** Sections that must not be found. */
  excluded: ReadonlySet<number>;
}

const MOST_WORDS = 30;
/** Who names an operation wants this one, and not another that has the same words. */
const NAMED = 2;

/** Looks up the words of a query, its identifiers as a whole, and neighbouring words as pairs. */
export async function findTerms(query: ParsedQuery, partition: LoadedPartition): Promise<FoundTerms> {
  const perWord = leaveLittle(await Promise.all(query.words.map((word) => findWord(word, partition))));
  const found = perWord.flat().slice(0, MOST_WORDS);
  const [operations, wholes, pairs] = await Promise.all([
    query.operation ? findNamedOperation(query.operation, { found, partition }) : [],
    Promise.all(query.wholes.map((whole) => findWhole({ whole, found, partition }))),
    Promise.all(found.slice(1).map((_, index) => findPair({ found, index, partition }))),
  ]);
  const words = found.map(({ alternatives }, index) => ({ covers: 1 << index, alternatives }));
  const corrections = perWord.flatMap((parts, index) =>
    parts.flatMap(({ corrected }) =>
      corrected === null ? [] : [{ from: query.words[index]!.surface, to: corrected }],
    ),
  );
  const quoted = new Set(query.phrases.flat());
  const isTogether = (index: number): boolean => pairs[index] !== undefined && pairs[index].alternatives.length > 0;
  const { strange, given } =
    operations.length > 0 ? allKnown : readUnknown(query.wholes, { matches: wholes, found, isTogether });
  const isMissing = (term: string, { alternatives }: FoundWord): boolean =>
    strange.has(term) || (alternatives.length === 0 && !given.has(term));
  const [phrased, excluded] = await Promise.all([
    findPhrased(query.phrases, partition),
    Promise.all(query.without.map(async (terms) => holdAll(await findAll(terms, partition)))),
  ]);
  return {
    missing: query.words.flatMap(({ surface, term }, index) =>
      perWord[index]!.flatMap((word) => (isMissing(term, word) ? [surface] : [])),
    ),
    required: found.reduce((mask, { typed }, index) => (quoted.has(typed) ? mask | (1 << index) : mask), 0),
    phrased,
    excluded: new Set(excluded.flatMap((sections) => [...(sections ?? [])])),
    matches: [...words, ...operations, ...wholes, ...pairs].filter((match) => match.alternatives.length > 0),
    names: wholes.filter(({ alternatives: [first] }, index) => isNamed(query.wholes[index]!, first)),
    words: found.map(({ alternatives }) => new Set(alternatives.map(({ entry }) => entry.term))),
    corrections: joinCorrections(corrections),
    mayBeMisspelt:
      query.phrases.length + query.without.length === 0 &&
      perWord.flat().some(({ corrected, isStrange }) => corrected !== null || isStrange === true),
  };
}

/** By the neighbours of each phrase, wherever they stand in a section; too frequent ones say nothing. */
async function findPhrased(
  phrases: readonly (readonly string[])[],
  partition: LoadedPartition,
): Promise<ReadonlySet<number> | null> {
  const entries = await findAll(phrases.flatMap(listNeighbours), partition);
  return holdAll(entries.filter((entry) => entry === null || entry.frequency <= entry.read().ids.length));
}

/** Terms as they are, pairs among them; `null` for each that the index does not have. */
function findAll(terms: readonly string[], partition: LoadedPartition): Promise<(ShardTerm | null)[]> {
  const findOne = async (term: string): Promise<ShardTerm | null> => {
    if (!isPair(term)) return findExact(term, partition);
    return (await partition.readPairs(term, term)).find((entry) => entry.term === term) ?? null;
  };
  return Promise.all(terms.map(findOne));
}

/** The sections that hold all of some terms; `null` of none. */
function holdAll(entries: readonly (ShardTerm | null)[]): ReadonlySet<number> | null {
  const [first, ...others] = entries.map((entry) => new Set(entry?.read().ids));
  if (!first) return null;
  return new Set([...first].filter((section) => others.every((other) => other.has(section))));
}

/** Without the slips of words that say nothing, unless there is nothing else. */
function leaveLittle(perWord: FoundWord[][]): FoundWord[][] {
  const kept = perWord.map((parts) => parts.filter(({ isLittle }) => !isLittle));
  return kept.some((parts) => parts.length > 0) ? kept : perWord;
}

function isNamed({ isName, term }: QueryWhole, found: Alternative | undefined): boolean {
  return isName && found?.entry.term === term;
}

interface FoundParts {
  /** Of each whole. */
  matches: readonly QueryMatch[];
  found: readonly FoundWord[];
  /** Whether the site has a word of the query and the one behind it side by side. */
  isTogether: (index: number) => boolean;
}

/** Terms of the words in identifiers that the index does not have as they are written. */
interface UnknownParts {
  /** Of those that are nowhere: `ORA-12154` or `IRQL_NOT_LESS` is no less unknown for a `less` that a site has. */
  strange: ReadonlySet<string>;
  /** Names that whoever writes code gives, `box` of `box.setTimeout`: a site need not have them. */
  given: ReadonlySet<string>;
}

const allKnown: UnknownParts = { strange: new Set(), given: new Set() };

/**
 * Behind dots of another identifier (`client.users.list`) all words of one stand side by side, and behind another
 * object those of its member. One with a part that was corrected is misspelt.
 */
function readUnknown(wholes: readonly QueryWhole[], { matches, found, isTogether }: FoundParts): UnknownParts {
  const isMisspelt = (term: string): boolean =>
    found.some(({ typed, corrected }) => typed === term && corrected !== null);
  const stand = (covers: readonly string[]): boolean => {
    const first = found.findIndex(({ typed }) => typed === covers[0]);
    return covers.length > 1 && covers.slice(1).every((_, index) => isTogether(first + index));
  };
  const unknown = wholes.filter(
    ({ covers }, index) => matches[index]!.alternatives.length === 0 && !covers.some(isMisspelt) && !stand(covers),
  );
  const hasMember = ({ covers, member }: QueryWhole): boolean => member > 0 && stand(covers.slice(-member));
  return {
    strange: new Set(unknown.filter((whole) => !hasMember(whole)).flatMap(({ covers }) => covers)),
    given: new Set(unknown.filter(hasMember).flatMap(({ covers, member }) => covers.slice(0, -member))),
  };
}

/** Bits of the words that have these terms. */
function maskOf(terms: readonly string[], found: readonly FoundWord[]): number {
  return found.reduce((mask, word, index) => (terms.includes(word.typed) ? mask | (1 << index) : mask), 0);
}

/** What is called exactly so, or so behind a base path. */
async function findNamedOperation(
  { terms, covers }: QueryOperation,
  { found, partition }: { found: readonly FoundWord[]; partition: LoadedPartition },
): Promise<QueryMatch[]> {
  for (const term of terms) {
    const entry = await findExact(term, partition);
    if (entry)
      return [{ covers: maskOf(covers, found), alternatives: [{ entry, weight: NAMED, frequency: entry.frequency }] }];
  }
  return [];
}

async function findWhole({
  whole,
  found,
  partition,
}: {
  whole: QueryWhole;
  found: FoundWord[];
  partition: LoadedPartition;
}): Promise<QueryMatch> {
  const covers = maskOf(whole.covers, found);
  const entries = await partition.readTerms(whole.term, whole.term);
  const exact = entries.find((entry) => entry.term === whole.term);
  if (exact) return { covers, alternatives: [{ entry: exact, weight: 1, frequency: exact.frequency }] };
  return { covers, alternatives: whole.open ? completePrefix(whole.term, entries).slice(0, 8) : [] };
}

/**
 * Two neighbours as one term, and as one word: `web hook` also finds `webhook`, and `command line` what means the same
 * as `commandline`. What has several of these has one thing that was asked for. The word is looked for only where the
 * first one is, so it costs no file.
 */
async function findPair({
  found,
  index,
  partition,
}: {
  found: FoundWord[];
  index: number;
  partition: LoadedPartition;
}): Promise<QueryMatch> {
  const [first, second] = [found[index]!, found[index + 1]!];
  const covers = (1 << index) | (1 << (index + 1));
  const pair = joinPair(first.term, second.term);
  const joined = partition.analyser.stem(first.term + second.term);
  const isKnown = first.alternatives.length > 0 && second.alternatives.length > 0;
  const [words, pairs, meant] = await Promise.all([
    partition.readTerms(first.term, first.term),
    isKnown ? partition.readPairs(pair, second.open ? pair + LAST : pair) : [],
    findConcepts(joined, partition),
  ]);
  const exact = [...words.filter(({ term }) => term === joined), ...pairs.filter(({ term }) => term === pair)];
  const all = [...exact.map((entry) => ({ entry, weight: 0.6, frequency: entry.frequency })), ...meant];
  if (all.length > 0) return { covers, alternatives: all };
  return { covers, alternatives: second.open ? completePrefix(pair, pairs) : [] };
}
