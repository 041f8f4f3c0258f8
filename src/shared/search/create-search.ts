import { importRules } from './analysers/import-rules.ts';
import { createTitleJump, type TitleJump } from './create-title-jump.ts';
import { createTitleRater, type TitleRater } from './create-title-rater.ts';
import { findTerms } from './find-terms.ts';
import type { SearchManifest } from './index-format.ts';
import { type FileSource, type LoadedPartition, loadPartition, readJson } from './load-partition.ts';
import { parseQuery } from './parse-query.ts';
import { presentPages } from './present-pages.ts';
import { rankSections } from './rank-sections.ts';
import type { PageResult, SearchRequest, SearchResults } from './search-results.ts';

/** Search in the files of `buildSearchFiles`, in a browser or on a server. */
export interface Search {
  manifest: SearchManifest;
  /** Pages by title, from one small file. */
  jump: (request: SearchRequest) => Promise<PageResult[]>;
  /** Pages and sections by everything they say. */
  search: (request: SearchRequest) => Promise<SearchResults>;
  /** Names of the tabs that results can be limited to. */
  listTabs: (request: Pick<SearchRequest, 'language' | 'version'>) => Promise<string[]>;
}

const PAGES = 8;

/** Opens a built index. Throws what `fetchFile` throws when the manifest cannot be had. */
export async function createSearch(source: Pick<FileSource, 'fetchFile'> & Partial<FileSource>): Promise<Search> {
  const manifest = readJson<SearchManifest>(await source.fetchFile('manifest.json'));
  const open = createOpener(manifest, { importRules, ...source });
  return {
    manifest,
    jump: async (request) => {
      const opened = await open(request);
      const found = await Promise.all(opened.map(async ({ readJump }) => (await readJump())(request)));
      return best(found.flat(), request);
    },
    search: async (request) => {
      const opened = await open(request);
      const results = await Promise.all(opened.map((each) => searchPartition(each, request)));
      const pages = best(
        results.flatMap((result) => result.pages),
        request,
      );
      return { pages, corrections: results.find((result) => result.pages[0] === pages[0])?.corrections ?? [] };
    },
    listTabs: async (request) => [...new Set((await open(request)).flatMap(({ partition }) => partition.tabs))],
  };
}

interface OpenedPartition {
  partition: LoadedPartition;
  readJump: () => Promise<TitleJump>;
  readRater: () => Promise<TitleRater>;
}

/** Gives the partitions a request is about; each is loaded once. */
function createOpener(
  manifest: SearchManifest,
  source: FileSource,
): (request: Pick<SearchRequest, 'language' | 'version'>) => Promise<OpenedPartition[]> {
  const opened = new Map<string, Promise<OpenedPartition>>();
  return (request) => {
    const wanted = manifest.partitions.filter(
      ({ language, version }) => isWanted(request.language, language) && isWanted(request.version, version),
    );
    const loading = wanted.map((reference) => {
      const known = opened.get(reference.file) ?? loadPartition(reference, source).then(withTitles);
      opened.set(reference.file, known);
      known.catch(() => opened.delete(reference.file));
      return known;
    });
    return Promise.all(loading);
  };
}

function isWanted(wanted: string | undefined, actual: string | null): boolean {
  return wanted === undefined || actual === null || actual === wanted;
}

function withTitles(partition: LoadedPartition): OpenedPartition {
  return {
    partition,
    readJump: rememberSuccess(() => createTitleJump(partition)),
    readRater: rememberSuccess(() => createTitleRater(partition)),
  };
}

/** Makes a value once; after a failure the next call tries again. */
function rememberSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    made.catch(() => (made = null));
    return made;
  };
}

async function searchPartition(
  { partition, readRater }: OpenedPartition,
  request: SearchRequest,
): Promise<SearchResults> {
  const query = parseQuery(request.query, partition.analyser);
  const [{ matches, words, corrections }, rateTitles] = await Promise.all([findTerms(query, partition), readRater()]);
  const tab = request.tab === undefined ? undefined : partition.tabs.indexOf(request.tab);
  const isWanted = tab === undefined ? undefined : (page: number): boolean => partition.pages.tab[page] === tab;
  const ranked =
    tab === -1
      ? []
      : rankSections({ matches, partition, isWanted, titleFactor: rateTitles(words) }).slice(0, request.limit ?? PAGES);
  const terms = new Set(matches.flatMap((match) => match.alternatives.map(({ entry }) => entry.term)));
  const begun = query.words.find((word) => word.open)?.surface ?? '';
  return { pages: await presentPages(ranked, { partition, terms, begun }), corrections };
}

function best(pages: PageResult[], { limit = PAGES }: SearchRequest): PageResult[] {
  return pages.sort((a, b) => b.score - a.score).slice(0, limit);
}
