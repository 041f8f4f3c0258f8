import { hash } from 'node:crypto';
import type { SiteConfig } from '../../model/config.ts';
import type { PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { inlineSnippets, mayInline } from '../markdown/inline-snippets.ts';
import { type ReadDocument, readDocument } from '../markdown/read-document.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';

export interface BodyContext {
  config: SiteConfig;
  snippets: Record<string, string>;
}

/**
 * A page's body as its readers get it: snippets in their places, variables filled in both. What had to be mended for it
 * is added to `problems`.
 */
export function resolveBody(
  { body, file, line }: PageSource,
  { config, snippets, problems }: BodyContext & { problems?: Problem[] },
): string {
  const own = substituteVariables(body, config.variables);
  const inlined = inlineSnippets(own, { file, line, snippets, problems });
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

/** What a page says, with all that is wrong with its text. */
export function readBody(source: PageSource, context: BodyContext): ReadDocument {
  const problems: Problem[] = [];
  const document = readDocument(resolveBody(source, { ...context, problems }), source);
  return { ...document, problems: [...problems, ...document.problems] };
}
