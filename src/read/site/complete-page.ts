import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { FeedEntry } from '../../model/site.ts';
import { readDocument } from '../markdown/read-document.ts';
import { resolveBody } from './resolve-body.ts';

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
  const document = readDocument(resolveBody(source, { config, snippets }), source);
  problems.push(...document.problems);
  if (document.updates.length > 0) feeds[page.route] = document.updates.map((update) => ({ ...update, date: null }));
  return {
    ...page,
    headings: [...document.headings, ...page.headings],
    markdown: joinMarkdown(page, document.markdown),
    description: page.description,
  };
}

/**
 * Where the author describes the endpoint, its address comes first; otherwise the generated part follows the author's.
 */
function joinMarkdown(page: Page, authored: string): string {
  const isDescribed = page.kind === 'endpoint' && page.fields === 'authored';
  const parts = isDescribed ? [page.markdown, authored] : [authored, page.markdown];
  return parts.filter(Boolean).join('\n\n');
}
