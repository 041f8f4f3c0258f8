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
  const lost = [own && `pages${which} show the build date`, missing.feeds && `feed entries${which} have no date`];
  return [{ severity: 'warning', message: `${cause}, so ${lost.filter(Boolean).join(' and ')}`, ...told }];
}

const gaps = {
  shallow: {
    code: 'shallow-clone',
    cause: 'The clone is shallow',
    which: ' that its commits did not change',
    hint: 'Fetch the full history, e.g. with `fetch-depth: 0` for `actions/checkout`',
  },
  broken: {
    code: 'unreadable-history',
    cause: 'Git could not read the full history of this folder',
    which: '',
    hint: 'Run `git fsck`, or clone the full repository again without `--filter`; git is stopped after 20 seconds',
  },
  unread: {
    code: 'unreadable-history',
    cause: 'Git cannot read the repository of this folder',
    which: '',
    hint: 'Install git, or allow it to read repositories of other users: git config --global --add safe.directory "*"',
  },
} as const satisfies Record<Gap, Pick<Problem, 'code' | 'hint'> & { cause: string; which: string }>;
