import { hash } from 'node:crypto';
import type { SiteConfig } from '../../model/config.ts';
import type { PageSource } from '../../model/page.ts';
import { inlineSnippets, mayInline } from '../markdown/inline-snippets.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';

export interface BodyContext {
  config: SiteConfig;
  snippets: Record<string, string>;
}

/** A page's body as its readers get it: snippets in their places, variables filled in both. */
export function resolveBody({ body, file }: PageSource, { config, snippets }: BodyContext): string {
  const own = substituteVariables(body, config.variables);
  const inlined = inlineSnippets(own, { file, snippets });
  return inlined === own ? own : substituteVariables(inlined, config.variables);
}

/** What `resolveBody` makes a body of. */
export function bodyParts({ body, file }: PageSource, { config, snippets }: BodyContext): unknown[] {
  const own = substituteVariables(body, config.variables);
  return mayInline(own) ? [own, file, config.variables, nameSnippets(snippets)] : [own];
}

/** By the snippets of a site, since nearly every page asks for the name of them all. */
const names = new WeakMap<Record<string, string>, string>();

function nameSnippets(snippets: Record<string, string>): string {
  const name = names.get(snippets) ?? hash('sha256', JSON.stringify(Object.entries(snippets).sort()), 'base64url');
  names.set(snippets, name);
  return name;
}
