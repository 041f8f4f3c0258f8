import type { SiteConfig } from '../model/config.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { FeedEntry } from '../model/site.ts';
import { inlineSnippets } from '../markdown/inline-snippets.ts';
import { readDocument } from '../markdown/read-document.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';

export interface CompleteContext {
  config: SiteConfig;
  snippets: Record<string, string>;
  problems: Problem[];
  /** Changelog entries are added by route. */
  feeds: Record<string, FeedEntry[]>;
}

/** Reads a page's body for its outline, its Markdown and the faults in it. */
export function completePage(page: Page, { config, snippets, problems, feeds }: CompleteContext): Page {
  const { source } = page;
  if (!source || source.body.trim() === '') return page;
  const body = substituteVariables(source.body, config.variables);
  const document = readDocument(inlineSnippets(body, { file: source.file, snippets }), source);
  problems.push(...document.problems);
  if (document.updates.length > 0) feeds[page.route] = document.updates.map((update) => ({ ...update, date: null }));
  return {
    ...page,
    headings: [...document.headings, ...page.headings],
    markdown: [document.markdown, page.markdown].filter(Boolean).join('\n\n'),
    description: page.description,
  };
}
