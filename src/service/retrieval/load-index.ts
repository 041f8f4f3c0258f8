import { zstdDecompressSync } from 'node:zlib';
import type { PageAccess } from '../../model/service.ts';
import { importRules } from '../../shared/search/analysers/import-rules.ts';
import { type LoadedPartition, loadPartition, readJson } from '../../shared/search/load-partition.ts';
import type { SearchEngine } from '../store/search-engine.ts';
import type { SearchStore } from '../store/search-store.ts';
import { createEngineReader } from './create-engine-reader.ts';
import {
  type IndexLayout,
  indexFormat,
  type LabelKey,
  listSearched,
  type SegmentLayout,
  termsParts,
} from './index-layout.ts';
import { createIndexMemory, type IndexMemory } from './index-memory.ts';
import { keepFiles } from './keep-files.ts';
import { createTextReader, type ReadPages } from './read-pages.ts';
import { readSegments, type SegmentParts } from './read-segments.ts';
import { openVectorTable, readNumbers, type VectorTable } from './vector-table.ts';

/** A published index in memory, but for the texts, which are read when they are quoted. */
export interface LoadedIndex {
  version: string;
  layout: IndexLayout;
  /** Of each filter, the labels of the pages that have any. */
  labels: Record<LabelKey, ReadonlyMap<number, readonly string[]>>;
  pageNumbers: ReadonlyMap<string, number>;
  /** One for each segment. */
  partitions: IndexPartition[];
  readPages: ReadPages;
  /** What was read of the store, by name. */
  segments: ReadonlyMap<string, SegmentParts>;
  /** Memory that it takes, about. */
  bytes: number;
}

export interface IndexPartition {
  /** Name of the segment that its words are in. */
  segment: string;
  language: string | null;
  version: string | null;
  access: PageAccess;
  terms: LoadedPartition;
  /** Two numbers a section: its page, and its place among the sections of the page. */
  places: Uint32Array;
  vectors: VectorTable | StoredVectors | null;
}

/** Vectors that an engine holds. */
export interface StoredVectors {
  kind: 'stored';
  segment: string;
  engine: SearchEngine;
}

/** What an index of the site needs that the store does not have (any more). */
export class IncompleteIndex extends Error {
  constructor(version: string) {
    super(`The search index ${version} is incomplete`);
    this.name = 'IncompleteIndex';
  }
}

export interface LoadIndexOptions {
  /** Where words and pages are kept that were looked up. */
  memory?: IndexMemory;
  /** An index of the same site, whose segments need not be read again. */
  previous?: LoadedIndex | null;
}

/** Bytes of memory for each section and page, besides what is stored. */
const BYTES_PER_SECTION = 24;
const BYTES_PER_PAGE = 400;

/**
 * Loads a version of an index.
 * @throws IncompleteIndex, DamagedSegment, and what the store throws
 */
export async function loadIndex(
  store: Pick<SearchStore, 'engine' | 'readManifest' | 'readSegments' | 'discard'>,
  version: string,
  { memory = createIndexMemory(), previous = null }: LoadIndexOptions = {},
): Promise<LoadedIndex> {
  const layout = readLayout(await store.readManifest(version));
  if (!layout || !fitsEngine(layout, store)) throw new IncompleteIndex(version);
  const names = listSearched(layout);
  const segments = await readSegments(store, names, previous?.segments);
  if (!names.every((name) => segments.has(name))) throw new IncompleteIndex(version);
  const pageNumbers = new Map(layout.routes.map((route, number) => [route, number]));
  const readFile = store.engine && createEngineReader(store.engine);
  const known = new Map(previous?.partitions.map((partition) => [partition.segment, partition.terms]));
  const opened = layout.partitions.map(({ segments: own, ...partition }) =>
    own.map(async (segment) => ({
      ...partition,
      ...(await openSegment(segment, { layout, segments, pageNumbers, known, memory, engine: store.engine, readFile })),
    })),
  );
  const sections = layout.partitions.flatMap((partition) => partition.segments.map((segment) => segment.sections));
  return {
    version,
    layout,
    labels: {
      product: new Map(layout.labels.product),
      tab: new Map(layout.labels.tab),
      section: new Map(layout.labels.section),
      tag: new Map(layout.labels.tag),
    },
    pageNumbers,
    partitions: await Promise.all(opened.flat()),
    readPages: createTextReader(store, { version, texts: layout.texts, memory }),
    segments,
    bytes:
      sections.reduce((sum, count) => sum + count, 0) * BYTES_PER_SECTION +
      layout.routes.length * BYTES_PER_PAGE +
      [...segments.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Whether an index was made for what looks it up. */
export function fitsEngine({ engine }: IndexLayout, store: Pick<SearchStore, 'engine'>): boolean {
  return engine === (store.engine?.name ?? null);
}

/** The manifest of an index; `null` for none, and for one of another form. */
export function readLayout(manifest: Uint8Array | null): IndexLayout | null {
  if (!manifest) return null;
  const layout = JSON.parse(zstdDecompressSync(manifest).toString('utf8')) as IndexLayout;
  return layout.format === indexFormat ? layout : null;
}

interface SegmentContext {
  layout: IndexLayout;
  segments: ReadonlyMap<string, SegmentParts>;
  pageNumbers: ReadonlyMap<string, number>;
  /** Those that are open already. */
  known: ReadonlyMap<string, LoadedPartition>;
  memory: IndexMemory;
  engine: SearchEngine | null;
  readFile: ReturnType<typeof createEngineReader> | null;
}

async function openSegment(
  { terms, vectors, sections }: SegmentLayout,
  { layout: { dimensions }, segments, pageNumbers, known, memory, engine, readFile }: SegmentContext,
): Promise<Pick<IndexPartition, 'segment' | 'terms' | 'places' | 'vectors'>> {
  const { parts } = segments.get(terms)!;
  const routes = readJson<string[]>(parts.get(termsParts.routes)!);
  const local = readNumbers(parts.get(termsParts.places)!);
  return {
    segment: terms,
    terms:
      known.get(terms) ??
      (await loadPartition(
        { language: null, version: null, products: [null], file: termsParts.entry, sections },
        {
          fetchFile: async (name) => parts.get(name) ?? readFile!({ segment: terms, name }),
          importRules,
          importCommonWords: async (language) =>
            (await import('../../shared/search/common-words.ts')).commonWordsOf(language),
          kept: keepFiles(memory, terms),
        },
      )),
    places: local.map((number, index) => (index % 2 === 0 ? pageNumbers.get(routes[number]!)! : number)),
    vectors:
      vectors === null
        ? null
        : engine
          ? { kind: 'stored', segment: vectors, engine }
          : openVectorTable(segments.get(vectors)!.parts, { dimensions, sections }),
  };
}
