import type { Analyser } from './analyser.ts';
import { buildTitles } from './build-titles.ts';
import { cutShards } from './cut-shards.ts';
import { describeRun, type IndexedPage, type RunPage } from './describe-run.ts';
import { fieldTexts } from './fields.ts';
import { fileSizes } from './file-sizes.ts';
import { hashContent } from './hash-content.ts';
import type { LabelRun, Partition, PartitionPages, ShardReference } from './index-format.ts';
import { isPair } from './join-pair.ts';
import { meanLengths } from './mean-lengths.ts';
import { mergePostings, postingAt } from './merge-postings.ts';
import type { PiecePostings } from './piece-postings.ts';
import { readPostings } from './read-postings.ts';
import type { SearchSection } from './search-section.ts';
import { encodeShard } from './shard.ts';
import { encodeWords } from './words-file.ts';

export interface BuiltIndex {
  /** By name; every name holds the hash of its content. */
  files: Map<string, string | Uint8Array>;
  /** Name of the `Partition` file. */
  entry: string;
}

/** A release note names every feature there is, and is the answer to few questions. */
const CHANGELOG_FACTOR = 0.6;
/** The page of a schema is made from the same names as the pages that use it. */
const SCHEMA_FACTOR = 0.8;
/**
 * Scores add up logarithms, so a boost of 3 taken as a plain factor would put every boosted page before every other;
 * this power was measured on a site that boosts a third of its pages. A page that is to stay behind cannot push others
 * away, so a boost below 1 acts more strongly.
 */
const BOOST_POWER = { above: 0.2, below: 1 / 3 };
/** What is held back most is still found by whoever asks for it. */
const LEAST_BOOST = 0.1;

/**
 * Builds the files of one partition in which words are looked up, without its texts. The sections of a page must follow
 * one another. `pieces`: what was read of them already. Deterministic.
 */
export function buildIndex(
  sections: readonly SearchSection[],
  analyser: Analyser,
  pieces = [readAll(sections, analyser)],
): BuiltIndex {
  const files: BuiltIndex['files'] = new Map();
  const write: WriteIndexFile = (name, content) => files.set(name, content);
  const { pages } = describeRun(sections);
  return { files, entry: writeIndex(pages, analyser, { pieces, texts: { size: 1, runs: [] }, write }) };
}

export type WriteIndexFile = (name: string, content: string | Uint8Array) => void;

interface IndexOptions extends Pick<Partition, 'texts'> {
  /** Of `commonWordsOf`; unset where whoever searches has them. */
  common?: string;
  pieces: readonly PiecePostings[];
  write: WriteIndexFile;
}

/** The same, each file as soon as it is made, of pages whose texts are written; returns the name of the `Partition`. */
export function writeIndex(
  pages: readonly RunPage[],
  analyser: Analyser,
  { texts, pieces, write, common }: IndexOptions,
): string {
  const add = (kind: string, ending: string, content: string | Uint8Array): string => {
    const name = `${kind}-${hashContent([content])}.${ending}`;
    write(name, content);
    return name;
  };
  const postings = mergePostings(pieces);
  const sections = pages.reduce((sum, page) => sum + page.sections, 0);
  const heads = pages.map(({ head }) => head);
  const tabs = [...new Set(heads.flatMap(({ tab }) => tab ?? []))];
  const size = fileSizes(sections).shard;
  const addShards = (kind: string, isWanted: (term: string) => boolean): ShardReference[] =>
    cutShards(postings, { size, isWanted }).map((shard) => [
      postings.terms[shard[0]!]!,
      add(kind, 'bin', encodeShard(shard.map((place) => postingAt(postings, place)))),
    ]);
  const partition: Partition = {
    rules: analyser.language,
    sections,
    shards: addShards('terms', (term) => !isPair(term)),
    pairs: addShards('pairs', isPair),
    words: add('words', 'bin', encodeWords(postings.words, { pairs: analyser.spellsPairs })),
    ...(common ? { common: add('common', 'txt', common) } : {}),
    titles: add('titles', 'json', JSON.stringify(buildTitles(heads, tabs))),
    texts,
    pages: describePages(pages, tabs),
  };
  return add('index', 'json', JSON.stringify(partition));
}

function readAll(sections: readonly SearchSection[], analyser: Analyser): PiecePostings {
  const texts = sections.map(fieldTexts);
  return readPostings(texts, { analyser, means: meanLengths(texts) });
}

function describePages(pages: readonly RunPage[], tabs: string[]): PartitionPages {
  const first = pages.map(({ head }) => head);
  const products = [...new Set(first.flatMap(({ product }) => product ?? []))];
  const ofGroups = first.map(outerGroup);
  const groups = [...new Set(ofGroups.flatMap((group) => group ?? []))];
  const factors = first.map(scoreFactor);
  return {
    counts: pages.map(({ sections }) => sections),
    tabs,
    tabRuns: cutRuns(
      first.map(({ tab }) => tab),
      tabs,
    ),
    products,
    productRuns: cutRuns(
      first.map(({ product }) => product),
      products,
    ),
    groups,
    groupRuns: cutRuns(ofGroups, groups),
    referenceRuns: cutRuns(
      first.map(({ isReference }) => (isReference ? REFERENCE : null)),
      [REFERENCE],
    ),
    factors: factors.flatMap((factor, page) => (factor === 1 ? [] : [[page, factor] as [number, number]])),
  };
}

/** A breadcrumb begins with the page's tab, where that is no group itself. */
function outerGroup({ breadcrumb, tab }: IndexedPage): string | null {
  return breadcrumb.find((label, place) => place > 0 || label !== tab) ?? null;
}

const REFERENCE = 'reference';

/** Pages that follow one another mostly have the same label. */
function cutRuns(ofPages: readonly (string | null)[], labels: readonly string[]): LabelRun[] {
  const runs: LabelRun[] = [];
  for (const label of ofPages) {
    const number = label === null ? -1 : labels.indexOf(label);
    const run = runs.at(-1);
    if (run?.[0] === number) run[1]++;
    else runs.push([number, 1]);
  }
  return runs;
}

function scoreFactor({ boost, kind }: IndexedPage): number {
  const power = boost < 1 ? BOOST_POWER.below : BOOST_POWER.above;
  const factor =
    (boost > 0 ? Math.max(LEAST_BOOST, boost) ** power : 0) *
    (kind === 'changelog' ? CHANGELOG_FACTOR : kind === 'schema' ? SCHEMA_FACTOR : 1);
  return Math.round(factor * 1_000) / 1_000;
}
