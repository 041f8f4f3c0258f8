import type { ForeignPage } from '../../model/migration.ts';

/** What a navigation calls pages, by their paths. A page that it names twice keeps the first name. */
export interface NavigationLabels {
  note: (path: string, label: string | undefined) => void;
  of: (path: string) => string | undefined;
  /** The pages with these names. */
  label: (pages: readonly ForeignPage[]) => ForeignPage[];
}

export function createNavigationLabels(): NavigationLabels {
  const labels = new Map<string, string>();
  return {
    note: (path, label) => {
      const text = label?.replace(/<[^>]*>/g, '').trim();
      if (text && !labels.has(path)) labels.set(path, text);
    },
    of: (path) => labels.get(path),
    label: (pages) =>
      pages.map((page) => ({ ...page, ...(labels.has(page.path) && { label: labels.get(page.path)! }) })),
  };
}
