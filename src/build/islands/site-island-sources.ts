import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';
import { liftExpressions } from '../../read/markdown/lift-expressions.ts';
import { liftHandlers } from '../../read/markdown/lift-handlers.ts';
import { resolveImport, type Snippets } from '../../read/markdown/resolve-import.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { createIslandSources, type IslandSources } from './island-sources.ts';

export interface SiteTexts {
  snippets: Snippets;
  /** Body of a page by its file; `null` for a file that is no page. */
  pageText: (file: string) => string | null;
  variables: Readonly<Record<string, string>>;
}

/** The sources of a site's islands: the same texts wherever they are asked for, since scripts are named by them. */
export function siteIslandSources({ snippets, pageText, variables }: SiteTexts): IslandSources {
  return createIslandSources({
    textOf: (file) => {
      const isSnippet = Object.hasOwn(snippets, file);
      const text = isSnippet ? snippets[file]! : pageText(file);
      if (text === null) return null;
      if (!/\.mdx?$/.test(file)) return substituteVariables(text, variables);
      const lifted = liftHandlers(substituteVariables(splitFrontMatter(text).body, variables));
      return isSnippet ? lifted : liftExpressions(lifted);
    },
    resolve: (specifier, from) => resolveImport(specifier, from, snippets),
  });
}
