import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { toPlainText } from './plain-text.ts';
import type { SectionKind } from '../model/section-kind.ts';
import type { SearchSection } from './search-section.ts';
import { type MarkdownPart, splitMarkdown } from './split-markdown.ts';

/** Beyond this a code block is data, not something to look up. */
const LONGEST_CODE = 1_500;
const CHANGELOG = /(?:^|\/)(?:changelogs?|change-log|release-notes?|releases|whats-new|what-s-new|product-updates)(?:\/|$)/;

/** Everything a search of the site can find, in page order: of each searchable page its opening and its headed parts. */
export function buildSections(site: Site): SearchSection[] {
  return site.pages.filter((page) => page.visibility.search).flatMap(buildPageSections);
}

/** The sections of one page; at least one, so that every page can be found by its title. */
export function buildPageSections(page: Page): SearchSection[] {
  const parts = splitMarkdown(page.markdown, page.headings);
  const common = readCommon(page, parts);
  return parts.flatMap((part, index) => {
    const heading = part.heading?.text ?? (part.entry || '');
    const text = toPlainText(part.markdown);
    if (index > 0 && !heading && !text) return [];
    const opening = index === 0;
    return [
      {
        ...common,
        anchor: part.heading?.id ?? '',
        heading: sameWords(heading, page.title) ? '' : toPlainText(heading),
        breadcrumb: part.entry && part.entry !== heading ? [...common.breadcrumb, part.entry] : common.breadcrumb,
        description: opening ? page.description : '',
        keywords: opening ? [...new Set([...page.keywords, ...describeOperation(page)])] : [],
        text,
        code: part.code.slice(0, LONGEST_CODE),
      },
    ];
  });
}

type CommonFields = Omit<SearchSection, 'anchor' | 'heading' | 'description' | 'keywords' | 'text' | 'code'>;

function readCommon(page: Page, parts: MarkdownPart[]): CommonFields {
  const { place } = page;
  return {
    route: page.route,
    title: page.title,
    breadcrumb: place ? [...(place.tab && place.tab !== place.groups[0] ? [place.tab] : []), ...place.groups] : [],
    boost: page.boost,
    version: place?.version ?? null,
    language: place?.language ?? null,
    tab: place?.tab ?? null,
    kind: readKind(page, parts),
    method: 'operation' in page ? page.operation.method : '',
    groups: page.visibility.groups,
  };
}

function readKind(page: Page, parts: MarkdownPart[]): SectionKind {
  if (page.kind !== 'prose') return page.kind;
  const isChangelog = page.frontMatter.rss || CHANGELOG.test(page.route) || parts.some((part) => part.entry !== '');
  return isChangelog ? 'changelog' : 'prose';
}

/** What a reader may type to find an operation or channel, besides what its page says. */
function describeOperation(page: Page): string[] {
  if (page.kind === 'channel') return [page.channel.address, page.channel.id, ...page.channel.tags];
  if (page.kind === 'schema') return [page.name];
  if (page.kind === 'prose') return [];
  const { method, path, operationId, tags } = page.operation;
  return [`${method} ${path}`, ...(operationId ? [operationId] : []), ...tags];
}

function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
