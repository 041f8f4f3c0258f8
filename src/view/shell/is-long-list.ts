import type { SidebarEntry, SidebarView } from '../../model/view.ts';

/** From so many entries on, a reader looks for one of them rather than reads all. */
const longFrom = 25;

/** Whether a list of pages is long enough to be filtered. */
export function isLongList({ entries, partial }: SidebarView): boolean {
  return partial || countEntries(entries) >= longFrom;
}

function countEntries(entries: readonly SidebarEntry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + (entry.kind === 'group' ? countEntries(entry.entries ?? []) : 0), 0);
}
