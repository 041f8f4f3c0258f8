import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSections } from '../../src/search/build-sections.ts';
import type { SearchSection } from '../../src/search/search-section.ts';
import { loadSite } from '../../src/site/load-site.ts';
import type { QuestionSet } from './load-questions.ts';

/** Where the sites are kept: `BENCH_CORPORA`, else a folder that Git ignores. They are not part of this repository. */
const CORPORA = process.env.BENCH_CORPORA ?? join(import.meta.dirname, '../../.bench/corpora');

/** The sections of the site that a question set is about, in the set's language. Fetches the site on first use. */
export async function loadSections({ repository, commit, folder = '.', language }: QuestionSet): Promise<SearchSection[]> {
  const clone = join(CORPORA, repository.replace('/', '+'));
  if (!existsSync(clone)) fetchCommit(clone, `https://github.com/${repository}.git`, commit);
  const site = await loadSite(join(clone, folder), { base: '', origin: null, service: null });
  return buildSections(site).filter((section) => language === null || section.language === language);
}

function fetchCommit(folder: string, url: string, commit: string): void {
  mkdirSync(folder, { recursive: true });
  const git = (...args: string[]): void => void execFileSync('git', ['-C', folder, ...args], { stdio: 'inherit' });
  git('init', '-q');
  git('fetch', '-q', '--depth', '1', url, commit);
  git('checkout', '-q', 'FETCH_HEAD');
}
