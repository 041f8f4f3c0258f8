import { importRules } from './analysers/import-rules.ts';
import { createPhraseTest, type PhraseTest } from './create-phrase-test.ts';
import { createTitleJump, type TitleJump } from './create-title-jump.ts';
import { createTitleRater, type TitleRater } from './create-title-rater.ts';
import { findTerms } from './find-terms.ts';
import type { SearchManifest } from './index-format.ts';
import { leaveOpenWord } from './leave-open-word.ts';
import { listFirstPages } from './list-first-pages.ts';
import { type FileSource, type LoadedPartition, loadPartition, readJson } from './load-partition.ts';
import { listLabels, type PageLabels, pageTest } from './page-labels.ts';
import { parseQuery } from './parse-query.ts';
import type { RankedSection } from './pick-best.ts';
import { preferWording } from './prefer-wording.ts';
import { presentPages } from './present-pages.ts';
import { type RankedPage, rankSections } from './rank-sections.ts';
import type { PageResult, SearchRequest, SearchResults } from './search-results.ts';
import { versionFactor } from './version-factor.ts';

/** Search in the files of `buildSearchFiles`, in a browser or on a server. */
export interface Search {
  manifest: SearchManifest;
  /** Pages by title, from one small file. */
  jump: (request: SearchRequest) => Promise<PageResult[]>;
  /** Pages to offer before anything is typed. */
  suggest: (request: Omit<SearchRequest, 'query'>) => Promise<PageResult[]>;
  /** Pages and sections by everything they say. */
  search: (request: SearchRequest) => Promise<SearchResults>;
  /** Names of the tabs (of one product) and the sections (of one tab) that results can be limited to. */
  listLabels: (request: Pick<SearchRequest, 'language' | 'version' | 'product' | 'tab'>) => Promise<PageLabels>;
}

const PAGES = 8;
const HURRIED_PAGES = 2;

/** Opens a built index. Throws where the manifest cannot be had, and for an index of another form. */
export async function createSearch(source: Pick<FileSource, 'fetchFile'> & Partial<FileSource>): Promise<Search> {
  const manifest = readJson<SearchManifest>(await source.fetchFile('manifest.json'));
  if (manifest.format !== 2) throw new Error(`The search index has the form ${manifest.format}, not 2`);
  const open = createOpener(manifest, { importRules, ...source });
  return {
    manifest,
    jump: async (request) => {
      const opened = await open(request);
      const found = await Promise.all(opened.map(async ({ readJump }) => (await readJump())(request)));
      return best(found.flat(), request);
    },
    suggest: async (request) => {
      const opened = await open(request);
      const filter = { ...request, limit: request.limit ?? PAGES };
      const found = await Promise.all(opened.map(({ partition }) => listFirstPages(partition, filter)));
      return best(found.flat(), request);
    },
    search: async (request) => {
      const opened = await open(request);
      const first = request.version === undefined ? firstVersion(manifest) : null;
      const results = await Promise.all(
        opened.map(async (each) => {
          const factor = versionFactor(each.partition.reference.version, first);
          const found = await searchPartition(each, request);
          return { ...found, pages: found.pages.map((page) => ({ ...page, score: page.score * factor })) };
        }),
      );
      const pages = best(
        results.flatMap((result) => result.pages),
        request,
      );
      return {
        pages,
        corrections: results.find((result) => result.pages[0] === pages[0])?.corrections ?? [],
        mayBeMisspelt: results.every((result) => result.mayBeMisspelt),
      };
    },
    listLabels: async (request) => {
      const found = (await open(request)).map(({ partition }) => listLabels(partition, request));
      const join = (key: keyof PageLabels): string[] => [...new Set(found.flatMap((labels) => labels[key]))];
      return { tabs: join('tabs'), sections: join('sections') };
    },
  };
}

/** Versions come in the order of the navigation, the current one first. */
function firstVersion({ partitions }: SearchManifest): string | null {
  return partitions.find(({ version }) => version !== null)?.version ?? null;
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
  const parsed = parseQuery(request.query, partition.analyser, { literal: request.literal });
  const query = request.hurry ? leaveOpenWord(parsed, partition.analyser) : parsed;
  const [{ words, corrections, mayBeMisspelt, ...found }, rateTitles] = await Promise.all([
    findTerms(query, partition),
    readRater(),
  ]);
  const isWanted = pageTest(partition, request);
  const ranked = rankSections({ ...found, partition, isWanted, titleFactor: rateTitles(words) });
  const hasPhrases = createPhraseTest(query.phrases, partition.analyser, { isPart: true });
  const fitting = hasPhrases ? await keepFitting(ranked, { partition, hasPhrases }) : ranked;
  const terms = new Set(found.matches.flatMap((match) => match.alternatives.map(({ entry }) => entry.term)));
  const begun = query.words.find((word) => word.open)?.surface ?? '';
  const first = fitting.slice(0, request.limit ?? PAGES);
  const shown = request.hurry ? first : await preferWording(first, request.query, partition);
  const read = request.hurry ? HURRIED_PAGES : undefined;
  const pages = await presentPages(shown, { partition, terms, begun, read });
  return { pages, corrections, mayBeMisspelt };
}

/** Pages whose texts are read to see whether words really follow one another. */
const PHRASE_PAGES = 24;

/** What the index holds of a long text is its beginning: beyond it, the words alone have to do. */
async function keepFitting(
  ranked: readonly RankedPage[],
  { partition, hasPhrases }: { partition: LoadedPartition; hasPhrases: PhraseTest },
): Promise<RankedPage[]> {
  const fits = async ({ section }: RankedSection): Promise<boolean> => {
    const { chunk, place } = await partition.readText(section);
    const [page, , heading, text] = chunk.sections[place]!;
    const { title, description } = chunk.pages[page]!;
    return text.endsWith('…') || hasPhrases([title, heading, description, text]);
  };
  const read = ranked.slice(0, PHRASE_PAGES).map(async (page) => {
    const fitting = await Promise.all(page.sections.map(fits));
    return { ...page, sections: page.sections.filter((_, index) => fitting[index]) };
  });
  return (await Promise.all(read)).filter(({ sections }) => sections.length > 0);
}

function best(pages: PageResult[], { limit = PAGES }: Pick<SearchRequest, 'limit'>): PageResult[] {
  return pages.sort((a, b) => b.score - a.score).slice(0, limit);
}
