import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { documentOf } from '../navigation/document-of.ts';
import { type CommitDates, noDates, readCommitDates } from './git/read-commit-dates.ts';
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
  if (!isShown && origin === null) return noDates;
  const files = new Set(pages.map(sourceFile).filter((file) => file !== null));
  return cache.once('history', () => readCommitDates(folder, files));
}

/** The file whose change changes the page: its own, or the API description behind it. */
export function sourceFile(page: Page): string | null {
  if (page.source !== null && page.source.description === undefined) return page.source.file;
  const document = documentOf(page);
  return document === null || /^https?:/i.test(document) ? null : document;
}

type Gap = NonNullable<CommitDates['gap']>;

/** Says why dates under pages, or of entries in feeds, are missing. */
export function describeHistory(
  missing: { pages: Gap | null; feeds: Gap | null },
  { timestamp }: Pick<SiteConfig, 'timestamp'>,
): Problem[] {
  const own = timestamp ? missing.pages : null;
  const gap = own ?? missing.feeds;
  if (gap === null) return [];
  const { cause, which, ...told } = gaps[gap];
  const lost = [
    own && `pages${which} show the date of the build`,
    missing.feeds && `entries of feeds${which} have no date`,
  ];
  return [{ severity: 'warning', message: `${cause}, so ${lost.filter(Boolean).join(' and ')}`, ...told }];
}

const gaps = {
  shallow: {
    code: 'shallow-clone',
    cause: 'The clone holds the newest commits alone',
    which: ' that they did not change',
    hint: 'Fetch the whole history, e.g. with `fetch-depth: 0` for `actions/checkout`',
  },
  broken: {
    code: 'unreadable-history',
    cause: 'Git did not read the history of this folder to its end',
    which: '',
    hint: 'Look at what `git fsck` says, or clone the repository anew and whole, without `--filter`; git has 20 seconds for it',
  },
  unread: {
    code: 'unreadable-history',
    cause: 'Git does not read the repository of this folder',
    which: '',
    hint: 'Install git, or have it read what belongs to another user: git config --global --add safe.directory "*"',
  },
} as const satisfies Record<Gap, Pick<Problem, 'code' | 'hint'> & { cause: string; which: string }>;
