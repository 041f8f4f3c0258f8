import type { Analyser } from './analyser.ts';
import { buildTitles } from './build-titles.ts';
import { cutShards } from './cut-shards.ts';
import { fieldTexts } from './fields.ts';
import { fileSizes } from './file-sizes.ts';
import { hashContent } from './hash-content.ts';
import type { LabelRun, Partition, PartitionPages } from './index-format.ts';
import { meanLengths } from './mean-lengths.ts';
import { mergePostings, postingAt } from './merge-postings.ts';
import type { PiecePostings } from './piece-postings.ts';
import { readPostings } from './read-postings.ts';
import type { SearchSection } from './search-section.ts';
import { encodeShard } from './shard.ts';
import { encodeWords } from './words-file.ts';
import { writeTexts } from './write-texts.ts';

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
 * Builds the static files of one partition; without `texts`, those that words are looked up in. The sections of a page
 * must follow one another. `pieces`: what was read of them already. Deterministic.
 */
export function buildIndex(
  sections: readonly SearchSection[],
  analyser: Analyser,
  options: Omit<IndexOptions, 'write'> = {},
): BuiltIndex {
  const files: BuiltIndex['files'] = new Map();
  const entry = writeIndex(sections, analyser, { ...options, write: (name, content) => files.set(name, content) });
  return { files, entry };
}

export type WriteIndexFile = (name: string, content: string | Uint8Array) => void;

interface IndexOptions {
  texts?: boolean;
  pieces?: readonly PiecePostings[] | undefined;
  write: WriteIndexFile;
}

/** The same, each file as soon as it is made; returns the name of the `Partition` file. */
export function writeIndex(
  sections: readonly SearchSection[],
  analyser: Analyser,
  { texts: withTexts = true, pieces = [readAll(sections, analyser)], write }: IndexOptions,
): string {
  const add = (kind: string, ending: string, content: string | Uint8Array): string => {
    const name = `${kind}-${hashContent([content])}.${ending}`;
    write(name, content);
    return name;
  };
  const postings = mergePostings(pieces);
  const sizes = fileSizes(sections.length);
  const pages = groupByPage(sections);
  const tabs = [...new Set(sections.flatMap((section) => section.tab ?? []))];
  const partition: Partition = {
    rules: analyser.language,
    sections: sections.length,
    shards: cutShards(postings, sizes.shard).map((shard) => [
      postings.terms[shard[0]!]!,
      add('terms', 'bin', encodeShard(shard.map((place) => postingAt(postings, place)))),
    ]),
    words: add('words', 'bin', encodeWords(postings.words, { pairs: analyser.spellsPairs })),
    titles: add(
      'titles',
      'json',
      JSON.stringify(
        buildTitles(
          pages.map((page) => page[0]!),
          tabs,
        ),
      ),
    ),
    texts: writeTexts(withTexts ? sections : [], { size: sizes.texts, write }),
    pages: describePages(pages, tabs),
  };
  return add('index', 'json', JSON.stringify(partition));
}

function readAll(sections: readonly SearchSection[], analyser: Analyser): PiecePostings {
  const texts = sections.map(fieldTexts);
  return readPostings(texts, { analyser, means: meanLengths(texts) });
}

function groupByPage(sections: readonly SearchSection[]): SearchSection[][] {
  const pages: SearchSection[][] = [];
  for (const section of sections) {
    const page = pages.at(-1);
    if (page && page[0]!.route === section.route) page.push(section);
    else pages.push([section]);
  }
  return pages;
}

function describePages(pages: SearchSection[][], tabs: string[]): PartitionPages {
  const first = pages.map((page) => page[0]!);
  const products = [...new Set(first.flatMap(({ product }) => product ?? []))];
  const ofGroups = first.map(outerGroup);
  const groups = [...new Set(ofGroups.flatMap((group) => group ?? []))];
  const factors = first.map(scoreFactor);
  return {
    counts: pages.map((page) => page.length),
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
    factors: factors.flatMap((factor, page) => (factor === 1 ? [] : [[page, factor] as [number, number]])),
  };
}

/** A breadcrumb begins with the page's tab, where that is no group itself. */
function outerGroup({ breadcrumb, tab }: SearchSection): string | null {
  return breadcrumb.find((label, place) => place > 0 || label !== tab) ?? null;
}

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

function scoreFactor({ boost, kind }: SearchSection): number {
  const power = boost < 1 ? BOOST_POWER.below : BOOST_POWER.above;
  const factor =
    (boost > 0 ? Math.max(LEAST_BOOST, boost) ** power : 0) *
    (kind === 'changelog' ? CHANGELOG_FACTOR : kind === 'schema' ? SCHEMA_FACTOR : 1);
  return Math.round(factor * 1_000) / 1_000;
}
