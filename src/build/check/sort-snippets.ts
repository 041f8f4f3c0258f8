import type { PageSource } from '../../model/page.ts';
import { resolveImport, resolveSnippetFile, type Snippets } from '../../read/markdown/resolve-import.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';

/** Where a path may be written. */
const quoted = /(["'`])([^"'`\n]+)\1/g;

interface SortedSnippets {
  /** Those that a path in the page's sources leads to. */
  named: [file: string, text: string][];
  /** They may have no more than a name in common with one of these, as the same snippet in another language. */
  others: [file: string, text: string][];
}

/** The snippets that a page may show, directly or by others. */
export function sortSnippets({ file, body }: PageSource, snippets: Snippets): SortedSnippets {
  const reached = reachedSnippets(snippets, [body]);
  const named = new Set<string>();
  const waiting = [{ file, text: body }];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const [, , path = ''] of source.text.matchAll(quoted)) {
      const found = resolveImport(path, source.file, reached) ?? resolveSnippetFile(path, reached);
      if (found === null || named.has(found)) continue;
      named.add(found);
      waiting.push({ file: found, text: reached[found]! });
    }
  }
  const all = Object.entries(reached);
  return { named: all.filter(([path]) => named.has(path)), others: all.filter(([path]) => !named.has(path)) };
}
