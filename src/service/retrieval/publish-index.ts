import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { ServicePageText } from '../../model/service-page.ts';
import { createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import { detectLanguage } from '../../shared/search/detect-language.ts';
import { fieldTexts } from '../../shared/search/fields.ts';
import { meanLengths } from '../../shared/search/mean-lengths.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { SearchStore, SegmentSource } from '../store/search-store.ts';
import { cutSegments, segmentTarget } from './cut-segments.ts';
import { hasMeaning } from './embed-sections.ts';
import { type IndexLayout, indexFormat, labelKeys, labelReaders, type SegmentLayout } from './index-layout.ts';
import { isSearchable } from './is-published.ts';
import { makeTerms, makeTexts, makeVectors } from './make-segments.ts';
import { cutPartition, partitionSections } from './partition-sections.ts';

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
  /** Version of the program: what another one made is made anew. */
  maker?: string;
  /** For measurements and tests: sections of a segment; by the size of the site when not given. */
  segmentSize?: number;
}

export interface PublishedIndex {
  version: string;
  sections: number;
  /** Sections that are found by meaning as well. */
  embedded: number;
  /** Bytes that had to be written. */
  written: number;
}

/** Pages whose texts are read together. */
const TEXTS_PER_SEGMENT = 16;

/**
 * Indexes a site and puts the index in the place of the last one, which answers until then. Only what changed is made
 * and written. Where there is no index, or one that another version of the program made, words can be searched at once,
 * and meaning when all is embedded.
 * @throws what the embedder or the store throws; the last index then stays
 */
export async function publishIndex(options: PublishOptions): Promise<PublishedIndex> {
  const { store, site, embedder } = options;
  if (embedder && !(await isSearchable(store, site))) await publishOnce({ ...options, build: '', embedder: null });
  return publishOnce(options);
}

async function publishOnce({
  store,
  site,
  build,
  pages,
  embedder,
  onProgress,
  maker = '',
  segmentSize,
}: PublishOptions): Promise<PublishedIndex> {
  const keys = pages.map((page) => hash([JSON.stringify(page)]));
  const sources: SegmentSource[] = [];
  const isApart = store.engine !== null;
  const holder = store.engine?.name ?? '';
  const partitions = partitionSections(pages);
  const total = partitions.reduce((sum, { sections }) => sum + sections.length, 0);
  let [embedded, done] = [0, 0];
  const layouts = partitions.map((partition): IndexLayout['partitions'][number] => {
    const language = partition.language ?? detectLanguage(partition.sections) ?? 'en';
    const rules = pickRules(language);
    const model = embedder && isKnown(embedder, rules.language || language) ? embedder : null;
    const means = meanLengths(partition.sections.map(fieldTexts));
    const analyser = createAnalyser(rules);
    const segments = cutPartition(partition, segmentSize ?? segmentTarget(partition.sections.length)).map(
      (piece): SegmentLayout => {
        // Of a page, other readers may see other sections.
        const identity = [JSON.stringify(partition.access), ...piece.pages.map((page) => keys[page]!)];
        const sections = piece.sections.length;
        // Of other pages, links alone have a part in what is found of these.
        const told = JSON.stringify(piece.sections.map(({ linked }) => linked));
        const terms = `terms-${hash([maker, holder, rules.language, ...means.map(String), told, ...identity])}`;
        sources.push({ name: terms, make: () => makeTerms(piece, { analyser, means, pages, isApart }) });
        if (!model) return { sections, terms, vectors: null };
        const vectors = `vectors-${hash([holder, model.id, `${model.dimensions}`, ...identity])}`;
        embedded += piece.sections.filter(hasMeaning).length;
        sources.push({
          name: vectors,
          make: async () => {
            const before = done;
            return makeVectors(piece.sections, {
              embedder: model,
              store,
              isApart,
              onProgress: (progress) => onProgress?.({ done: (done = before + progress.done), total }),
            });
          },
        });
        return { sections, terms, vectors };
      },
    );
    return { language: partition.language, version: partition.version, access: partition.access, segments };
  });
  const texts = cutSegments(
    pages.map(({ route }) => ({ route, weight: 1 })),
    { target: TEXTS_PER_SEGMENT },
  ).map(([from, to]): [string, number] => {
    const name = `texts-${hash(keys.slice(from, to))}`;
    sources.push({ name, make: () => makeTexts(pages.slice(from, to)) });
    return [name, to - from];
  });
  const layout: IndexLayout = {
    format: indexFormat,
    build,
    embedder: embedded > 0 ? embedder!.id : null,
    madeWith: embedder?.id ?? null,
    dimensions: embedded > 0 ? embedder!.dimensions : 0,
    routes: pages.map((page) => page.route),
    labels: readLabels(pages),
    texts,
    partitions: layouts,
    engine: store.engine?.name ?? null,
  };
  const published = await store.publish(site, {
    manifest: zstdCompressSync(JSON.stringify(layout)),
    segments: sources.map((source) => ({ ...source, make: inTurn(source.make) })),
  });
  return { ...published, sections: total, embedded };
}

/** Other work of the process gets its turn before each. */
function inTurn(make: SegmentSource['make']): SegmentSource['make'] {
  return async () => {
    await new Promise(setImmediate);
    return make();
  };
}

/** Names a segment for what it is made from. */
function hash(texts: readonly string[]): string {
  const sum = createHash('sha256').update(`${indexFormat}`);
  for (const text of texts) sum.update('\n').update(text);
  return sum.digest('base64url').slice(0, 32);
}

function readLabels(pages: readonly ServicePageText[]): IndexLayout['labels'] {
  const labels: IndexLayout['labels'] = { product: [], tab: [], section: [], tag: [] };
  for (const [number, page] of pages.entries())
    for (const key of labelKeys) {
      const own = labelReaders[key](page);
      if (own.length > 0) labels[key].push([number, [...own]]);
    }
  return labels;
}

function isKnown({ languages }: Embedder, language: string): boolean {
  return languages === null || languages.includes(language);
}
