import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import { reachedSnippets } from './reached-snippets.ts';

/**
 * Whether a page can reach `Visibility`, in whatever way: by its text, a variable, or a file that it names. Only
 * rendering tells who sees what of such a page.
 */
export function namesReaders(
  { source }: Pick<Page, 'source'>,
  { config, snippets }: { config: Pick<SiteConfig, 'variables'>; snippets: Readonly<Record<string, string>> },
): boolean {
  if (!source) return false;
  if (isNamed(source.body) || isNamed(JSON.stringify(config.variables))) return true;
  const named = namedIn.get(snippets) ?? namingSnippets(snippets);
  namedIn.set(snippets, named);
  return named.size > 0 && Object.keys(reachedSnippets(snippets, [source.body])).some((path) => named.has(path));
}

/** All pages share the snippets, of which a site may have megabytes. */
const namedIn = new WeakMap<Readonly<Record<string, string>>, ReadonlySet<string>>();

function namingSnippets(snippets: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.keys(snippets).filter((path) => isNamed(snippets[path]!)));
}

/** As a tag, or as a name in code; the word in a sentence is neither. */
function isNamed(text: string): boolean {
  return (
    text.includes('Visibility') && /<\s*Visibility\b|(?:\{|^\s*(?:import|export)\b)[\s\S]*\bVisibility\b/m.test(text)
  );
}
