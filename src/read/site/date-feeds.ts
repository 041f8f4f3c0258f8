import type { Page } from '../../model/page.ts';
import type { FeedEntry, Site } from '../../model/site.ts';
import type { CommitDates } from './git/read-commit-dates.ts';
import { readLineDates } from './git/read-line-dates.ts';

export interface DatedFeeds {
  feeds: Site['feeds'];
  /** Why entries have no date that have been committed. */
  gap: CommitDates['gap'];
}

/**
 * The entries of changelogs with their dates: the one on which most lines of an entry were committed
 * (docs/format.md#feeds). Entries that stand in a file of their own, and files that git does not know, have none.
 */
export async function dateFeeds(
  feeds: Site['feeds'],
  pages: readonly Page[],
  { folder, history: { gap, cut } }: { folder: string; history: CommitDates },
): Promise<DatedFeeds> {
  let isCut = gap === 'unread' && Object.values(feeds).flat().length > 0;
  const dated = pages.map(async ({ route, source }): Promise<[string, FeedEntry[]][]> => {
    const entries = feeds[route];
    if (entries === undefined || source === null) return [];
    const { lines, ...read } = await readLineDates(folder, { file: source.file, cut });
    isCut ||= read.isCut;
    const ranges = findEntries(source.body);
    return [
      [
        route,
        entries.map((entry) => ({
          ...entry,
          date: entry.date ?? dateOf(ranges.get(entry.label), lines.slice(source.line - 1)),
        })),
      ],
    ];
  });
  const known = Object.fromEntries((await Promise.all(dated)).flat());
  return { feeds: { ...feeds, ...known }, gap: isCut ? (gap ?? 'broken') : null };
}

interface LineRange {
  start: number;
  end: number;
}

/** The lines of each entry's text, counted from 0, by its label; of two with one label, the first. */
function findEntries(body: string): Map<string, LineRange> {
  const ranges = new Map<string, LineRange>();
  const lines = body.split('\n');
  let open: { label: string; start: number } | null = null;
  lines.forEach((line, index) => {
    const label = /<Update\b/.test(line) ? readLabel(lines, index) : null;
    if (label !== null) open = { label, start: index };
    if (open === null || !line.includes('</Update>')) return;
    if (!ranges.has(open.label)) ranges.set(open.label, { start: open.start, end: index });
    open = null;
  });
  return ranges;
}

/** Attributes may stand on lines of their own. */
function readLabel(lines: readonly string[], at: number): string | null {
  return /\blabel=(?:\{\s*)?["'`]([^"'`]*)["'`]/.exec(lines.slice(at, at + 8).join('\n'))?.[1] ?? null;
}

function dateOf(range: LineRange | undefined, lines: readonly (string | null)[]): string | null {
  if (range === undefined) return null;
  const counts = new Map<string, number>();
  for (const date of lines.slice(range.start, range.end + 1))
    if (date !== null) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, 0])[0];
}
