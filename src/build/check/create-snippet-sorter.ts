import type { PageSource } from '../../model/page.ts';
import { resolveImport, resolveSnippetFile, type Snippets } from '../../read/markdown/resolve-import.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';

/** Where a path may be written. */
const quoted = /(["'`])([^"'`\n]+)\1/g;

export interface SortedSnippets {
  /** Those that a path in the page's sources leads to. */
  named: [file: string, text: string][];
  /** They may have no more than a name in common with one of these, as the same snippet in another language. */
  others: [file: string, text: string][];
}

/**
 * Tells the snippets that a page may show, directly or by others. Of a site with many, each is read through once, and
 * so is a page as long as it is the one that is asked for.
 */
export function createSnippetSorter(snippets: Snippets): (source: PageSource) => SortedSnippets {
  const known = new Map<string, readonly string[]>();
  const find = (file: string, text: string): string[] =>
    Array.from(text.matchAll(quoted), ([, , path = '']) => path).flatMap(
      (path) => resolveImport(path, file, snippets) ?? resolveSnippetFile(path, snippets) ?? [],
    );
  const targetsOf = (file: string): readonly string[] => {
    const targets = known.get(file) ?? [...new Set(find(file, snippets[file]!))];
    known.set(file, targets);
    return targets;
  };
  const sort = ({ file, body }: PageSource): SortedSnippets => {
    const named = new Set(find(file, body));
    for (const one of named) for (const target of targetsOf(one)) named.add(target);
    const all = Object.entries(reachedSnippets(snippets, [body]));
    return { named: all.filter(([path]) => named.has(path)), others: all.filter(([path]) => !named.has(path)) };
  };
  let last: { source: PageSource; sorted: SortedSnippets } | null = null;
  return (source) => {
    if (last?.source !== source) last = { source, sorted: sort(source) };
    return last.sorted;
  };
}
