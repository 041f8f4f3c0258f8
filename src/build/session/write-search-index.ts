import { setImmediate as pause } from 'node:timers/promises';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import {
  collectLinkTexts,
  type LinkTextsOf,
  listLinkTexts,
  type ToldLink,
} from '../../shared/search/add-link-texts.ts';
import { createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import { type WriteIndexFile, writeIndex } from '../../shared/search/build-index.ts';
import { renderSearchManifest } from '../../shared/search/build-search-files.ts';
import { cutPartitions, type SearchPartition } from '../../shared/search/cut-partitions.ts';
import { cutTexts, type RunTexts } from '../../shared/search/cut-texts.ts';
import { describeRun, type RunFacts } from '../../shared/search/describe-run.ts';
import type { PartitionReference } from '../../shared/search/index-format.ts';
import { planPartition } from '../../shared/search/plan-partition.ts';
import type { SearchSection } from '../../shared/search/search-section.ts';
import { textsFile } from '../../shared/search/texts-file.ts';
import type { BuildSources } from '../cache/build-records.ts';
import { nameContent } from '../cache/name-content.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { describeFile, type WrittenFile } from '../outputs/describe-file.ts';
import type { KeptPostings } from '../processes/keep-postings.ts';
import type { RenderPool } from '../processes/render-pool.ts';
import { nameReaders, searchLabels } from '../sections/build-sections.ts';
import { cutPageRuns, type PageRun } from '../sections/page-run.ts';
import type { KnownCuts } from '../sections/read-page-parts.ts';
import { createSectionReader, type SectionReader } from './create-section-reader.ts';
import type { FileTaker } from './file-taker.ts';
import { measurePhase } from './measure-phase.ts';
import { type ReadRun, readIndexPieces } from './read-index-pieces.ts';

export interface SearchIndexContext {
  pool: RenderPool;
  sources: Pick<BuildSources, 'rendered'>;
  cuts: Pick<KnownCuts, 'cuts'>;
  /** `null`: all is made anew, as with `keptPostings`. */
  values: ValueStore | null;
  keptPostings: KeptPostings | null;
  /** `dev`: somebody may change a page at any moment, so that its process stays. */
  mode: 'build' | 'dev';
}

/** A run of pages in the index. */
interface IndexedRun extends ReadRun {
  facts: RunFacts;
  /** A name for all that its texts are made from. */
  textName: () => string;
}

/**
 * Megabytes of a process that are worth more than the half second in which another starts: the search is made beside
 * it, when a build takes most.
 */
function largeProcess({ rendered }: Pick<BuildSources, 'rendered'>): number {
  return rendered > manyPages ? 150 : 350;
}

/** Half a second is little of the build that renders as many. */
const manyPages = 500;

/**
 * Writes the search index of a site by runs of its pages: of those that are as they were in the last build, sections
 * are not even read. What needs no other process is done while these draw pages, and while they read.
 */
export async function writeSearchIndex(site: Site, context: SearchIndexContext, taker: FileTaker): Promise<void> {
  const { values, pool, sources } = context;
  const { drawn } = taker;
  const add: WriteIndexFile = (name, content) => taker.write(searchFile(name), content);
  const sections = createSectionReader(context);
  const searched = site.pages.filter((page) => page.visibility.search).map(searchLabels);
  const references: PartitionReference[] = [];
  // Of two at once, one is written while the processes read the other.
  const partitions = cutPartitions(searched).entries();
  const takeTurns = async (linkTexts: LinkTextsOf): Promise<void> => {
    for (const [number, partition] of partitions) references[number] = await indexPartition(partition, linkTexts);
  };
  const telling = tellRuns();
  // Its failure is told below.
  telling.catch(() => {});
  const linkTexts = await readLinkTexts(
    searched.map(({ page }) => page),
    { sections: sections.of, values, drawn },
  );
  await drawn?.all;
  await measurePhase('Search index', async () => {
    if (context.mode === 'build') await pool.rest(largeProcess(sources));
    await Promise.all([takeTurns(linkTexts), takeTurns(linkTexts), telling]);
  });
  add('manifest.json', renderSearchManifest(references, { trailingSlash: site.config.seo.trailingSlash }));
  if (context.mode === 'build') await pool.rest();

  async function tellRuns(): Promise<void> {
    if (!taker.onRun) return;
    for (const run of cutPageRuns(site.pages, values?.nameText)) {
      await drawnRun(run, drawn);
      await pause();
      await taker.onRun(run, sections.cut, site);
    }
  }

  async function indexPartition(
    { language, version, items }: SearchPartition<ReturnType<typeof searchLabels>>,
    linkTexts: LinkTextsOf,
  ): Promise<PartitionReference> {
    const pages = items.map(({ page }) => page);
    const runs = cutPageRuns(pages, values?.nameText).map((run) =>
      openRun(run, { sections: sections.of, linkTexts, values }),
    );
    const plan = planPartition(
      runs.map((run) => run.facts),
      language,
    );
    const { keptPostings: kept } = context;
    // The code of strangers runs in the processes of their pages, and has no part in the index.
    const read: Pick<RenderPool, 'readPostings'> = site.isUntrusted ? nobody : pool;
    const writeRuns = async (): Promise<[sections: number, texts: string][]> => {
      const texts: [number, string][] = [];
      for (const run of runs) {
        await pause();
        const count = run.facts.pages.reduce((sum, page) => sum + page.sections, 0);
        texts.push([count, writeTexts(run, { size: plan.size, values, taker })]);
      }
      return texts;
    };
    const name = values && nameContent(JSON.stringify(['index', plan.rules, plan.size, runs.map((run) => run.name())]));
    const standing = name === null ? null : takeIndex(name, { values, taker });
    const [pieces, texts] = await Promise.all([
      standing === null ? readIndexPieces(runs, { ...plan, pool: read, kept }) : [],
      writeRuns(),
    ]);
    sections.forget(pages);
    const { products, sections: count } = plan;
    const file = standing ?? (await writeFiles());
    return { language, version, products, file, sections: count };

    async function writeFiles(): Promise<string> {
      const analyser = createAnalyser(pickRules(plan.rules));
      const { commonWordsOf } = await import('../../shared/search/common-words.ts');
      const common = commonWordsOf(analyser.language);
      const files: WrittenIndex['files'] = [];
      const write: WriteIndexFile = (name, content) => {
        files.push([name, describeFile('', content)]);
        add(name, content);
      };
      const entry = writeIndex(plan.pages, analyser, {
        texts: { size: plan.size, runs: texts },
        pieces,
        common,
        write,
      });
      if (name !== null) values!.put('index', name, { entry, files } satisfies WrittenIndex);
      return entry;
    }
  }
}

const nobody: Pick<RenderPool, 'readPostings'> = { readPostings: () => Promise.reject(new Error('Nobody reads')) };

/** What was written for a partition, without its texts. */
interface WrittenIndex {
  entry: string;
  files: [name: string, file: WrittenFile][];
}

/** The name of the index that was made from the same, if all of its files stand; else `null`. */
function takeIndex(name: string, { values, taker }: { values: ValueStore | null; taker: FileTaker }): string | null {
  const known = values?.find(name) as WrittenIndex | null | undefined;
  const stands = known?.files.every(([file, written]) => taker.take?.(searchFile(file), written));
  return known && stands ? known.entry : null;
}

interface RunContext {
  sections: SectionReader['of'];
  values: ValueStore | null;
}

/** Every page of a site may be told of by any other, so all are read, or known from the last build, before one is. */
async function readLinkTexts(
  pages: readonly Page[],
  { sections, values, drawn }: RunContext & Pick<FileTaker, 'drawn'>,
): Promise<LinkTextsOf> {
  const links: ToldLink[] = [];
  for (const run of cutPageRuns(pages, values?.nameText)) {
    await drawnRun(run, drawn);
    const list = (): ToldLink[] => listLinkTexts(run.pages.flatMap(sections), nameReaders);
    addAll(links, values ? values.keep(['link-texts', run.name()], list) : list());
  }
  return collectLinkTexts(links);
}

/** Whoever has drawn a page has cut it into its sections. */
async function drawnRun({ pages }: PageRun, drawn: FileTaker['drawn']): Promise<void> {
  if (drawn) for (const { route } of pages) await drawn.page(route);
}

function openRun(
  { pages, name: textName }: PageRun,
  { sections: of, linkTexts, values }: RunContext & { linkTexts: LinkTextsOf },
): IndexedRun {
  const told = pages.map((page) =>
    linkTexts({ route: page.route, title: page.title, readers: nameReaders(searchLabels(page)) }),
  );
  const sections = (): SearchSection[] =>
    pages.flatMap((page, at) => {
      const [opening, ...others] = of(page);
      return [{ ...opening!, linked: told[at]! }, ...others];
    });
  const name = (): string => nameContent(JSON.stringify([textName(), told]));
  const describe = (): RunFacts => describeRun(sections());
  return {
    ...{ route: pages[0]!.route, name, textName, sections },
    facts: values ? values.keep(['index-run', name()], describe) : describe(),
  };
}

/** Returns the name of the files; those that stand as they were are not made. */
function writeTexts(
  { textName, sections }: IndexedRun,
  { size, values, taker }: { size: number; values: ValueStore | null; taker: FileTaker },
): string {
  let made: RunTexts | null = null;
  const cut = (): RunTexts => (made ??= cutTexts(sections(), size));
  const path = (texts: Pick<RunTexts, 'name'>, number: number): string => searchFile(textsFile(texts.name, number));
  if (values && taker.take) {
    const known = values.keep(['index-texts', textName(), size], () => describeTexts(cut()));
    if (made === null && known.files.every((file, number) => taker.take!(path(known, number), file))) return known.name;
  }
  const texts = cut();
  for (const [number, content] of texts.files.entries()) taker.write(path(texts, number), content);
  return texts.name;
}

/** Where a file of the index lies in the output. */
function searchFile(name: string): string {
  return `${buildFolder}/search/${name}`;
}

function describeTexts({ name, files }: RunTexts): { name: string; files: WrittenFile[] } {
  return { name, files: files.map((content) => describeFile('', content)) };
}
