import { zstdCompressSync } from 'node:zlib';
import type { ServicePageText } from '../../model/service-page.ts';
import { createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import { buildIndex } from '../../shared/search/build-index.ts';
import { detectLanguage } from '../../shared/search/detect-language.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { SearchStore } from '../store/search-store.ts';
import { type EmbeddedSections, embedSections } from './embed-sections.ts';
import {
  type IndexLayout,
  labelKeys,
  labelReaders,
  layoutPart,
  type PartitionLayout,
  placesPart,
  vectorSectionsPart,
} from './index-layout.ts';
import { partitionSections, type SectionPartition } from './partition-sections.ts';

export interface PublishOptions {
  store: SearchStore;
  /** Domain of the site. */
  site: string;
  /** `ServiceManifest.build`. */
  build: string;
  pages: readonly ServicePageText[];
  /** `null`: keyword search alone. */
  embedder: Embedder | null;
  onProgress?: (progress: { done: number; total: number }) => void;
}

export interface PublishedIndex {
  version: string;
  sections: number;
  /** Sections that are found by meaning as well. */
  embedded: number;
}

const VECTORS_PER_PART = 8_192;

/**
 * Indexes a site and puts the index in the place of the last one, which answers until then. Where there is none, words
 * can be searched at once, and meaning when all is embedded.
 * @throws what the embedder or the store throws; the last index then stays
 */
export async function publishIndex(options: PublishOptions): Promise<PublishedIndex> {
  const { store, site, embedder } = options;
  if (embedder && (await store.current(site)) === null) await publishOnce({ ...options, build: '', embedder: null });
  return publishOnce(options);
}

async function publishOnce({
  store,
  site,
  build,
  pages,
  embedder,
  onProgress,
}: PublishOptions): Promise<PublishedIndex> {
  const partitions = partitionSections(pages);
  const parts = new Map<string, Uint8Array>();
  const layouts: PartitionLayout[] = [];
  const sections = partitions.reduce((sum, partition) => sum + partition.sections.length, 0);
  let embedded = 0;
  for (const [number, partition] of partitions.entries()) {
    const language = partition.language ?? detectLanguage(partition.sections);
    const layout = addPostings({ partition, language, prefix: `${number}/`, parts });
    if (embedder && isKnown(embedder, language)) {
      const start = embedded;
      const made = await embedSections(partition.sections, {
        embedder,
        store,
        onProgress: (progress) => onProgress?.({ done: start + progress.done, total: start + progress.total }),
      });
      layout.vectors = addVectors(made, { dimensions: embedder.dimensions, prefix: `${number}/`, parts });
      embedded += new Set(made.sections).size;
    }
    layouts.push(layout);
    // Other work of the process gets its turn.
    await new Promise(setImmediate);
  }
  // What is quoted is read from the store, so each page is a part of its own.
  for (const [number, page] of pages.entries()) parts.set(`pages/${number}`, zstdCompressSync(JSON.stringify(page)));
  const layout: IndexLayout = {
    format: 5,
    build,
    embedder: embedded > 0 ? embedder!.id : null,
    madeWith: embedder?.id ?? null,
    dimensions: embedded > 0 ? embedder!.dimensions : 0,
    routes: pages.map((page) => page.route),
    labels: readLabels(pages),
    partitions: layouts,
  };
  parts.set(layoutPart, encodeJson(layout));
  return { version: await store.publish(site, parts), sections, embedded };
}

function readLabels(pages: readonly ServicePageText[]): IndexLayout['labels'] {
  const labels: IndexLayout['labels'] = { product: [], section: [], tag: [] };
  for (const [number, page] of pages.entries())
    for (const key of labelKeys) {
      const own = labelReaders[key](page);
      if (own.length > 0) labels[key].push([number, [...own]]);
    }
  return labels;
}

function isKnown({ languages }: Embedder, language: string): boolean {
  return languages === null || languages.includes(pickRules(language).language || language);
}

interface PostingsInput {
  partition: SectionPartition;
  language: string;
  prefix: string;
  parts: Map<string, Uint8Array>;
}

function addPostings({ partition, language, prefix, parts }: PostingsInput): PartitionLayout {
  const { sections, places, access, version } = partition;
  const built = buildIndex(sections, createAnalyser(pickRules(language)), { texts: false });
  for (const [name, content] of built.files)
    parts.set(prefix + name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  const numbers = Uint32Array.from(places.flat());
  parts.set(prefix + placesPart, new Uint8Array(numbers.buffer));
  return {
    language: partition.language,
    version,
    access,
    sections: sections.length,
    entry: built.entry,
    prefix,
    files: [...built.files.keys()],
    vectors: [],
  };
}

function addVectors(
  { vectors, sections }: EmbeddedSections,
  { dimensions, prefix, parts }: { dimensions: number; prefix: string; parts: Map<string, Uint8Array> },
): string[] {
  const names: string[] = [];
  for (let from = 0; from < vectors.length; from += VECTORS_PER_PART) {
    const some = vectors.slice(from, from + VECTORS_PER_PART);
    const packed = new Int8Array(some.length * dimensions);
    some.forEach((vector, index) => packed.set(vector, index * dimensions));
    names.push(`${prefix}vectors/${names.length}`);
    parts.set(names.at(-1)!, new Uint8Array(packed.buffer));
  }
  if (names.length > 0) parts.set(prefix + vectorSectionsPart, new Uint8Array(sections.buffer));
  return names;
}

function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
