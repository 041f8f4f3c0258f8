import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { documentOf } from '../navigation/document-of.ts';
import { type CommitDates, readCommitDates } from './git/read-commit-dates.ts';
import type { SourceCache } from './source-cache.ts';

export interface HistoryContext {
  folder: string;
  config: Pick<SiteConfig, 'timestamp'>;
  origin: string | null;
  cache: SourceCache;
}

/**
 * Gives the date of each file's last commit, if anything shows dates. The history is read once for all loads of a
 * folder.
 */
export async function loadHistory(
  pages: readonly Page[],
  { folder, config, origin, cache }: HistoryContext,
): Promise<CommitDates> {
  const isShown = pages.some(({ frontMatter }) => frontMatter.timestamp ?? config.timestamp);
  // Sitemaps and structured data name dates too, where the site has an address.
  if (!isShown && origin === null) return { dates: new Map(), gap: null };
  const files = new Set(pages.map(sourceFile).filter((file) => file !== null));
  return cache.once('history', () => readCommitDates(folder, files));
}

/** The file whose change changes the page: its own, or the API description behind it. */
export function sourceFile(page: Page): string | null {
  if (page.source !== null && page.source.description === undefined) return page.source.file;
  const document = documentOf(page);
  return document === null || /^https?:/i.test(document) ? null : document;
}

/** Says why dates under pages may be wrong. */
export function describeHistory({ gap }: CommitDates, { timestamp }: Pick<SiteConfig, 'timestamp'>): Problem[] {
  return gap === null || !timestamp ? [] : [{ severity: 'warning', ...gaps[gap] }];
}

const gaps = {
  shallow: {
    code: 'shallow-clone',
    message: 'The clone holds the newest commits alone, so pages that they did not change show the date of the build',
    hint: 'Fetch the whole history, e.g. with `fetch-depth: 0` for `actions/checkout`',
  },
  broken: {
    code: 'unreadable-history',
    message: 'Git did not read the history of this folder to its end, so pages show the date of the build',
    hint: 'Look at what `git fsck` says, or clone the repository anew and whole, without `--filter`; git has 20 seconds for it',
  },
  unread: {
    code: 'unreadable-history',
    message: 'Git does not read the repository of this folder, so all pages show the date of the build',
    hint: 'Install git, or have it read what belongs to another user: git config --global --add safe.directory "*"',
  },
} as const;
