import type { PageSource } from '../../model/page.ts';
import { resolveImport, resolveSnippetFile, type Snippets } from '../../read/markdown/resolve-import.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';

/** Where a path may be written. */
const quoted = /(["'`])([^"'`\n]+)\1/g;

/**
 * The snippets that a page may show, directly or by others. First come those that a path in its sources leads to: the
 * rest may have no more than a name in common with one, as the same snippet in another language.
 */
export function orderSnippets({ file, body }: PageSource, snippets: Snippets): [file: string, text: string][] {
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
  return Object.entries(reached).toSorted(([one], [other]) => Number(named.has(other)) - Number(named.has(one)));
}
