import type { SiteConfig } from '../../model/config.ts';
import type { PageSource } from '../../model/page.ts';
import { inlineSnippets } from '../markdown/inline-snippets.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';

/** A page's body as its readers get it: snippets in their places, variables filled in both. */
export function resolveBody(
  { body, file }: PageSource,
  { config, snippets }: { config: SiteConfig; snippets: Record<string, string> },
): string {
  const own = substituteVariables(body, config.variables);
  const inlined = inlineSnippets(own, { file, snippets });
  return inlined === own ? own : substituteVariables(inlined, config.variables);
}
