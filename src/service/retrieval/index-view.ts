import { mayRead } from '../../base/readers/may-read.ts';
import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { Audience } from '../../model/service.ts';
import { createTitleRater, type TitleRater } from '../../shared/search/create-title-rater.ts';
import type { LoadedPartition } from '../../shared/search/load-partition.ts';
import { createMemoryMap, type IndexMemory } from './index-memory.ts';
import type { IndexPartition, LoadedIndex } from './load-index.ts';
import { type Meaning, openMeaning } from './open-meaning.ts';
import { type JoinedTerms, unitePartitions } from './unite-partitions.ts';

/** The sections of one language that a request may find: those of its versions and readers, as one. */
export interface IndexView {
  terms: LoadedPartition;
  readRater: () => Promise<TitleRater>;
  partitions: IndexPartition[];
  /** Number of the first section of each partition. */
  starts: number[];
  /** `null` where the partitions have no vectors. */
  meaning: Meaning | null;
}

/** Where a section of a view is stored. */
export interface SectionPlace {
  partition: IndexPartition;
  /** Number of the section in its partition. */
  section: number;
  /** Number of the page in the index. */
  page: number;
  /** Place among the sections of the page. */
  place: number;
}

/** Gives the views that a request may search, one a language; each is made once. */
export function createViewFinder(
  index: LoadedIndex,
  memory: IndexMemory,
): (filter: RetrievalFilter, audience: Audience) => IndexView[] {
  const numbers = new Map(index.partitions.map((partition, number) => [partition, number]));
  const views = createMemoryMap<IndexView>(memory, `views ${index.version}`);
  const open = (partitions: IndexPartition[]): IndexView => {
    const key = partitions.map((partition) => numbers.get(partition)).join(' ');
    const known = views.get(key);
    if (known) return known;
    const view = buildView(partitions, createMemoryMap(memory, `terms ${index.version} ${key}`));
    views.set(key, view, costOf(view));
    return view;
  };
  return ({ language, version }, audience) => {
    const allowed = index.partitions.filter(
      (partition) =>
        mayRead(partition.access, audience) &&
        matches(partition.language, language) &&
        matches(partition.version, version),
    );
    return [...Map.groupBy(allowed, (partition) => partition.terms.analyser.language).values()].map(open);
  };
}

/** Pages outside of all languages (versions) belong to each of them. */
function matches(actual: string | null, wanted: string | undefined): boolean {
  return wanted === undefined || actual === null || actual.toLowerCase() === wanted.trim().toLowerCase();
}

/** Bytes of memory of each page and section, with titles and words. */
const BYTES_PER_PAGE = 500;
const BYTES_PER_SECTION = 60;

function costOf({ terms: { pages, sections } }: IndexView): number {
  return pages.count * BYTES_PER_PAGE + sections * BYTES_PER_SECTION;
}

function buildView(partitions: IndexPartition[], joined: JoinedTerms): IndexView {
  const terms = unitePartitions(
    partitions.map((partition) => partition.terms),
    joined,
  );
  let rater: Promise<TitleRater> | null = null;
  let before = 0;
  const starts = partitions.map((partition) => (before += partition.terms.sections) - partition.terms.sections);
  return {
    terms,
    readRater: () => (rater ??= createTitleRater(terms)),
    partitions,
    starts,
    meaning: openMeaning(partitions, starts),
  };
}

export function findPlace({ partitions, starts }: IndexView, section: number): SectionPlace {
  let number = starts.length - 1;
  while (starts[number]! > section) number--;
  const partition = partitions[number]!;
  const own = section - starts[number]!;
  return { partition, section: own, page: partition.places[own * 2]!, place: partition.places[own * 2 + 1]! };
}
