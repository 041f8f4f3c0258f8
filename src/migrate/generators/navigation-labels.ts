import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { ForeignPage } from '../../model/migration.ts';

/** What a navigation calls pages, by their paths. A page that it names twice keeps the first name. */
export interface NavigationLabels {
  note: (path: string, label: string | undefined, tag?: string) => void;
  of: (path: string) => string | undefined;
  /** The pages with these names. */
  label: (pages: readonly ForeignPage[]) => ForeignPage[];
}

export function createNavigationLabels(): NavigationLabels {
  const labels = new Map<string, string>();
  const tags = new Map<string, string>();
  return {
    note: (path, label, tag) => {
      if (tag && !tags.has(path)) tags.set(path, tag);
      const text = label === undefined ? undefined : unescapeHtml(label.replace(/<[^>]*>/g, '').trim());
      if (text && !labels.has(path)) labels.set(path, text);
    },
    of: (path) => labels.get(path),
    label: (pages) =>
      pages.map((page) => {
        const [name, tag] = [labels.get(page.path), tags.get(page.path)];
        return { ...page, ...(name !== undefined && { label: name }), ...(tag !== undefined && { tag }) };
      }),
  };
}
