import { zstdDecompressSync } from 'node:zlib';
import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { importRules } from '../../shared/search/analysers/import-rules.ts';
import { type LoadedPartition, loadPartition } from '../../shared/search/load-partition.ts';
import type { SearchStore } from '../store/search-store.ts';
import {
  type IndexLayout,
  type LabelKey,
  layoutPart,
  type PartitionLayout,
  placesPart,
  vectorSectionsPart,
} from './index-layout.ts';
import { buildVectorTable, type VectorTable } from './vector-table.ts';

/** A published index in memory, but for the texts, which are read when they are quoted. */
export interface LoadedIndex {
  version: string;
  layout: IndexLayout;
  /** Of each filter, the labels of the pages that have any. */
  labels: Record<LabelKey, ReadonlyMap<number, readonly string[]>>;
  pageNumbers: ReadonlyMap<string, number>;
  partitions: IndexPartition[];
  /**
   * Pages by their numbers, in the same order.
   * @throws when the index was removed from the store
   */
  readPages: (pages: readonly number[]) => Promise<ServicePageText[]>;
}

export interface IndexPartition {
  language: string | null;
  version: string | null;
  access: PageAccess;
  terms: LoadedPartition;
  /** Two numbers a section: its page, and its place among the sections of the page. */
  places: Uint32Array;
  vectors: VectorTable | null;
}

/** Parts that are read at once: reading SQLite keeps everything else waiting. */
const PARTS_AT_ONCE = 16;
/** Parts with vectors are large, and a database far away has to send them in time. */
const VECTOR_PARTS_AT_ONCE = 2;
const PAGES_KEPT = 1_000;

/**
 * Loads a version of an index; `null` when the store does not have all of it (any more).
 * @throws when the store cannot be read
 */
export async function loadIndex(store: Pick<SearchStore, 'readParts'>, version: string): Promise<LoadedIndex | null> {
  const content = (await store.readParts(version, [layoutPart])).get(layoutPart);
  if (!content) return null;
  const layout = JSON.parse(new TextDecoder().decode(content)) as IndexLayout;
  if (layout.format !== 5) return null;
  const names = layout.partitions.flatMap(({ files, prefix, vectors: own }) => [
    ...files.map((file) => prefix + file),
    prefix + placesPart,
    ...(own.length > 0 ? [prefix + vectorSectionsPart] : []),
  ]);
  const vectors = layout.partitions.flatMap((partition) => partition.vectors);
  const groups = [...cut(names, PARTS_AT_ONCE), ...cut(vectors, VECTOR_PARTS_AT_ONCE)];
  const parts = await readAll(store, version, groups);
  if (![...names, ...vectors].every((name) => parts.has(name))) return null;
  return {
    version,
    layout,
    labels: {
      product: new Map(layout.labels.product),
      section: new Map(layout.labels.section),
      tag: new Map(layout.labels.tag),
    },
    pageNumbers: new Map(layout.routes.map((route, number) => [route, number])),
    partitions: await Promise.all(layout.partitions.map((partition) => openPartition(partition, layout, parts))),
    readPages: createPageReader(store, version),
  };
}

async function readAll(
  store: Pick<SearchStore, 'readParts'>,
  version: string,
  groups: readonly (readonly string[])[],
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  for (const names of groups) {
    for (const [name, content] of await store.readParts(version, names)) parts.set(name, content);
    await new Promise(setImmediate);
  }
  return parts;
}

function cut(names: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, index) =>
    names.slice(index * size, (index + 1) * size),
  );
}

async function openPartition(
  { language, version, access, prefix, entry, sections, vectors }: PartitionLayout,
  { dimensions }: IndexLayout,
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<IndexPartition> {
  const fetchFile = async (name: string): Promise<Uint8Array> => parts.get(prefix + name)!;
  return {
    language,
    version,
    access,
    terms: await loadPartition({ language, version, file: entry, sections }, { fetchFile, importRules }),
    places: readNumbers(parts.get(prefix + placesPart)),
    vectors: await buildVectorTable(
      vectors.map((name) => parts.get(name)!),
      { dimensions, sections, sectionOf: readNumbers(parts.get(prefix + vectorSectionsPart)) },
    ),
  };
}

/** The bytes may begin at an odd place of a larger buffer. */
function readNumbers(part: Uint8Array | undefined): Uint32Array {
  return part ? new Uint32Array(part.slice().buffer) : new Uint32Array(0);
}

/** Asks the store once for all that is not among what was read last. */
function createPageReader(store: Pick<SearchStore, 'readParts'>, version: string): LoadedIndex['readPages'] {
  const kept = new Map<number, ServicePageText>();
  return async (numbers) => {
    const missing = numbers.filter((number) => !kept.has(number));
    const parts =
      missing.length > 0 ? await store.readParts(version, missing.map(partOf)) : new Map<string, Uint8Array>();
    const pages = numbers.map((number) => kept.get(number) ?? unpackPage(parts.get(partOf(number))));
    numbers.forEach((number, index) => {
      kept.delete(number);
      kept.set(number, pages[index]!);
    });
    for (const number of kept.keys()) {
      if (kept.size <= PAGES_KEPT) break;
      kept.delete(number);
    }
    return pages;
  };
}

function partOf(page: number): string {
  return `pages/${page}`;
}

function unpackPage(content: Uint8Array | undefined): ServicePageText {
  if (!content) throw new Error('The index was replaced and removed while it was read');
  return JSON.parse(zstdDecompressSync(content).toString('utf8')) as ServicePageText;
}
