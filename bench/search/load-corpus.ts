import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageAccess } from '../../src/base/readers/page-access.ts';
import { buildSections } from '../../src/build/sections/build-sections.ts';
import { buildServicePage } from '../../src/build/sections/build-service-page.ts';
import { createSession } from '../../src/build/session/create-session.ts';
import type { Page } from '../../src/model/page.ts';
import type { ServicePageText } from '../../src/model/service-page.ts';
import type { Site } from '../../src/model/site.ts';
import type { TestQuestion } from '../../src/shared/search/evaluate.ts';
import type { SearchSection } from '../../src/shared/search/search-section.ts';
import type { QuestionSet } from './load-questions.ts';

/** Where the sites are kept: `BENCH_CORPORA`, else a folder that Git ignores. They are not part of this repository. */
const CORPORA = process.env.BENCH_CORPORA ?? join(import.meta.dirname, '../../.bench/corpora');

/** What is searched: the same pages as the browser's index and as the service's. */
export interface Corpus {
  /** What the site is called. */
  name: string;
  sections: SearchSection[];
  pages: ServicePageText[];
  /** The questions that are titles of accordions. */
  accordions: TestQuestion[];
}

/** The site that a question set is about, in the set's language. Fetches the site on first use. */
export async function loadCorpus({ repository, commit, folder = '.', language }: QuestionSet): Promise<Corpus> {
  const clone = repository === '' ? join(import.meta.dirname, '../..') : join(CORPORA, repository.replace('/', '+'));
  if (!existsSync(clone)) fetchCommit(clone, `https://github.com/${repository}.git`, commit);
  // A copy may hold the folder of the documentation alone.
  const site = await loadWholeSite(existsSync(join(clone, folder)) ? join(clone, folder) : clone);
  const isWanted = (page: { language: string | null }): boolean => language === null || page.language === language;
  const pages = site.pages
    .filter(({ visibility }) => visibility.search)
    .map((page) => buildServicePage(page, { access: pageAccess(page.visibility, { isPrivate: false }), tags: [] }));
  const wanted = pages.filter(isWanted);
  const sections = buildSections(site).filter(isWanted);
  // The version that is searched unless a reader chooses another.
  const current = sections.find(({ version }) => version !== null)?.version ?? null;
  const routes = new Set(
    sections.filter(({ version }) => version === null || version === current).map(({ route }) => route),
  );
  return {
    name: site.config.name,
    sections,
    pages: wanted,
    accordions: readAccordions(site.pages.filter(({ route }) => routes.has(route))),
  };
}

/** What a build knows of a site: rendering alone tells what pages say that show values or hide parts. */
async function loadWholeSite(folder: string): Promise<Site> {
  const session = await createSession({
    folder,
    base: '',
    origin: null,
    service: null,
    allowMissingApis: true,
    mode: 'build',
    isPlain: true,
  });
  try {
    return await session.texts.fill(session.site);
  } finally {
    await session.close();
  }
}

/** Of a site with very many, some from everywhere. */
const MOST_ACCORDIONS = 80;

function readAccordions(pages: readonly Page[]): TestQuestion[] {
  const answers = new Map<string, Set<string>>();
  for (const { route, markdown } of pages)
    for (const [, title] of markdown.matchAll(/<Accordion\b[^>]*?\btitle="([^"{}]+\?)"/g))
      answers.set(title!, (answers.get(title!) ?? new Set()).add(route));
  const step = Math.max(1, answers.size / MOST_ACCORDIONS);
  return [...answers]
    .filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
    .map(([q, routes]) => ({ q, kind: 'accordion', answers: [...routes] }));
}

function fetchCommit(folder: string, url: string, commit: string): void {
  mkdirSync(folder, { recursive: true });
  const git = (...args: string[]): void => void execFileSync('git', ['-C', folder, ...args], { stdio: 'inherit' });
  git('init', '-q');
  git('fetch', '-q', '--depth', '1', url, commit);
  git('checkout', '-q', 'FETCH_HEAD');
}
