import { pageLanguage } from '../../base/languages/page-language.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Keep } from '../../model/keep.ts';
import type { Page, TextAround } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { FeedEntry } from '../../model/site.ts';
import type { ReadDocument } from '../markdown/read-document.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { joinHeadings } from '../openapi/join-headings.ts';
import { summaryOf } from '../openapi/summary-of.ts';
import type { DescribeApiPage } from './create-api-describer.ts';
import { namesReaders } from './names-readers.ts';
import type { DocumentsAhead } from './read-ahead.ts';
import { bodyParts, readBody } from './resolve-body.ts';
import { type Within, withinNothing } from './within.ts';

export interface CompleteContext {
  config: SiteConfig;
  snippets: Record<string, string>;
  problems: Problem[];
  /** Changelog entries are added by route. */
  feeds: Record<string, FeedEntry[]>;
  describe: DescribeApiPage;
  /** What each page's own text holds is added by route. */
  texts?: Map<string, ReadDocument>;
  /** Hears what is read. */
  within?: Within;
  /** Unset: every text is read anew. */
  keep?: Keep;
  /** What has been read already. */
  ahead?: DocumentsAhead;
}

/**
 * Writes a page's outline and Markdown in the order in which its HTML stands: what the API description says first, the
 * author's own text, the sections of the description. Faults in the author's text are added to `problems`. Who sees
 * which part of that text shows when it is rendered, so where that matters it is left out here, and what its code
 * evaluates to takes the place of what is written then (`Page.pending`).
 */
export function completePage(page: Page, context: CompleteContext): Page {
  const own = readOwnText(page, context);
  const described = context.describe(page);
  const mark = page.frontMatter.deprecated ? `**${getApiTexts(pageLanguage(page)).deprecated}**` : '';
  const opening = join([mark, described?.opening]);
  const published = described && !context.config.markdown.schema ? { published: own?.markdown ?? '' } : {};
  const around = { ...(described ?? nothingAround), opening };
  const { rest } = around;
  if (own !== null && namesReaders(page, context)) {
    const headings = joinHeadings([], around);
    const pending = { kind: 'readers' as const, ...around };
    return { ...page, ...published, headings, summary: summaryOf(page, ''), markdown: join([opening, rest]), pending };
  }
  return {
    ...page,
    ...published,
    headings: joinHeadings(own?.headings ?? [], around),
    summary: summaryOf(page, own?.summary ?? ''),
    markdown: join([opening, own?.markdown, rest]),
    ...(own?.isComputed && { pending: { kind: 'values' as const, ...around } }),
  };
}

const nothingAround: TextAround = { opening: '', openingHeadings: [], rest: '', restHeadings: [] };

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function readOwnText(
  { source, route }: Page,
  { config, snippets, problems, feeds, texts, within = withinNothing, keep = keepNothing, ahead }: CompleteContext,
) {
  if (!source || source.body.trim() === '') return null;
  const { file, line } = source;
  const written = substituteVariables(source.body, config.variables).trim();
  const { markdown, ...rest } = keep(['document', file, line, ...bodyParts(source, { config, snippets })], () => {
    const read = ahead?.get(source) ?? within(file, () => readBody(source, { config, snippets }));
    // Most texts are published as they are written: these are kept and held once.
    return { ...read, markdown: read.markdown === written ? null : read.markdown };
  });
  const document: ReadDocument = { ...rest, markdown: markdown ?? written };
  addAll(problems, document.problems);
  texts?.set(route, document);
  if (document.updates.length > 0) feeds[route] = document.updates.map((update) => ({ ...update, date: null }));
  return document;
}

const keepNothing: Keep = (_parts, make) => make();
