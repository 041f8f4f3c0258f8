import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Page, PageHeading } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { FeedEntry } from '../../model/site.ts';
import { readDocument } from '../markdown/read-document.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import type { DescribeApiPage } from './create-api-describer.ts';
import { resolveBody } from './resolve-body.ts';

export interface CompleteContext {
  config: SiteConfig;
  snippets: Record<string, string>;
  problems: Problem[];
  /** Changelog entries are added by route. */
  feeds: Record<string, FeedEntry[]>;
  describe: DescribeApiPage;
}

/**
 * Writes a page's outline and Markdown in the order in which its HTML stands: what the API description says first, the
 * author's own text, the sections of the description. Faults in the author's text are added to `problems`.
 */
export function completePage(page: Page, context: CompleteContext): Page {
  const own = readOwnText(page, context);
  const described = context.describe(page);
  const mark = page.frontMatter.deprecated ? `**${getApiTexts(page.place?.language ?? null).deprecated}**` : '';
  const parts = [mark, described?.opening, own?.markdown, described?.rest];
  return {
    ...page,
    headings: joinHeadings(own?.headings ?? [], described?.headings ?? []),
    summary: own?.summary ?? '',
    markdown: parts.filter(Boolean).join('\n\n'),
  };
}

/** The author may have used a word of ours for a heading of his own; his keeps its id. */
function joinHeadings(own: readonly PageHeading[], described: readonly PageHeading[]): PageHeading[] {
  const ids = createUniqueNames({ firstSuffix: 2 });
  for (const { id } of own) ids.claim(id);
  return [...own, ...described.map((heading) => ({ ...heading, id: ids.claim(heading.id) }))];
}

function readOwnText({ source, route }: Page, { config, snippets, problems, feeds }: CompleteContext) {
  if (!source || source.body.trim() === '') return null;
  const document = readDocument(resolveBody(source, { config, snippets }), source);
  problems.push(...document.problems);
  if (document.updates.length > 0) feeds[route] = document.updates.map((update) => ({ ...update, date: null }));
  return document;
}
