import type { SiteConfig } from '../model/config.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { inlineSnippets } from '../markdown/inline-snippets.ts';
import { readDocument } from '../markdown/read-document.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';

export interface CompleteContext {
  config: SiteConfig;
  snippets: Record<string, string>;
  problems: Problem[];
}

/** Reads a page's body for its outline, its Markdown and the faults in it. */
export function completePage(page: Page, { config, snippets, problems }: CompleteContext): Page {
  const { source } = page;
  if (!source || source.body.trim() === '') return page;
  const body = substituteVariables(source.body, config.variables);
  const document = readDocument(inlineSnippets(body, { file: source.file, snippets }), source);
  problems.push(...document.problems);
  return {
    ...page,
    headings: [...document.headings, ...page.headings],
    markdown: [document.markdown, page.markdown].filter(Boolean).join('\n\n'),
    description: page.description,
  };
}
