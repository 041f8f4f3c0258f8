import { mayRead } from '../../base/readers/may-read.ts';
import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { Audience } from '../../model/service.ts';
import { createTitleRater, type TitleRater } from '../../shared/search/create-title-rater.ts';
import type { LoadedPartition } from '../../shared/search/load-partition.ts';
import type { IndexPartition, LoadedIndex } from './load-index.ts';
import { unitePartitions } from './unite-partitions.ts';

/** The sections of one language that a request may find: those of its versions and readers, as one. */
export interface IndexView {
  terms: LoadedPartition;
  readRater: () => Promise<TitleRater>;
  partitions: IndexPartition[];
  /** Number of the first section of each partition. */
  starts: number[];
  /** Whether the partitions have vectors. */
  hasVectors: boolean;
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

const VIEWS_KEPT = 100;

/** Gives the views that a request may search, one a language; each is made once. */
export function createViewFinder(index: LoadedIndex): (filter: RetrievalFilter, audience: Audience) => IndexView[] {
  const views = new Map<string, IndexView>();
  const open = (partitions: IndexPartition[]): IndexView => {
    const key = partitions.map((partition) => index.partitions.indexOf(partition)).join(' ');
    const known = views.get(key) ?? buildView(partitions);
    views.delete(key);
    views.set(key, known);
    if (views.size > VIEWS_KEPT) views.delete(views.keys().next().value!);
    return known;
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
  return wanted === undefined || actual === null || actual.toLowerCase() === wanted.toLowerCase();
}

function buildView(partitions: IndexPartition[]): IndexView {
  const terms = unitePartitions(partitions.map((partition) => partition.terms));
  let rater: Promise<TitleRater> | null = null;
  let before = 0;
  return {
    terms,
    readRater: () => (rater ??= createTitleRater(terms)),
    partitions,
    starts: partitions.map((partition) => (before += partition.terms.sections) - partition.terms.sections),
    hasVectors: partitions.some(({ vectors }) => vectors !== null),
  };
}

export function findPlace({ partitions, starts }: IndexView, section: number): SectionPlace {
  let number = starts.length - 1;
  while (starts[number]! > section) number--;
  const partition = partitions[number]!;
  const own = section - starts[number]!;
  return { partition, section: own, page: partition.places[own * 2]!, place: partition.places[own * 2 + 1]! };
}
