import type { Keep } from '../../model/keep.ts';
import type { Page, PageHeading } from '../../model/page.ts';
import type { SectionKind } from '../../model/section-kind.ts';
import { cutSections, type TextSection } from '../../read/markdown/cut-sections.ts';
import { pack, unpack } from '../cache/pack.ts';

/** What all sections of a page have in common. */
export interface SearchedPageParts {
  breadcrumb: string[];
  kind: SectionKind;
  method: string;
  keywords: string[];
  parts: PagePart[];
}

/** A section of a page before it is read. */
export interface PagePart extends TextSection {
  /** As a search shows it. */
  shownHeading: string;
  /** Added to the breadcrumb; empty for none. */
  ownEntry: string;
}

const CHANGELOG =
  /(?:^|\/)(?:changelogs?|change-log|release-notes?|releases|whats-new|what-s-new|product-updates)(?:\/|$)/;

/** What is known of how pages are cut. */
export interface KnownCuts {
  /** By route: what those have cut who have rendered the pages. */
  cuts?: ReadonlyMap<string, PackedCut>;
  /** What was cut by the last builds. */
  keep?: Keep;
}

/** How a page is cut, in a quarter of its bytes: of a large site all pages wait for the last one. */
export type PackedCut = Uint8Array;

export function packCut(cut: readonly TextSection[]): PackedCut {
  return pack(JSON.stringify(cut));
}

function unpackCut(packed: PackedCut | undefined): TextSection[] | null {
  const text = packed && unpack(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  return text ? (JSON.parse(text.toString('utf8')) as TextSection[]) : null;
}

/**
 * Cuts a page into sections; at least one, so that every page can be found by its title. They are more than the page
 * itself, so whoever makes several things of them makes these at once.
 */
export function readPageParts(page: Page, { cuts, keep }: KnownCuts = {}): SearchedPageParts {
  const cut = (): TextSection[] => unpackCut(cuts?.get(page.route)) ?? cutPage(page);
  const { markdown, headings, syntax } = searchedText(page);
  const parts = keep ? keep(['sections', markdown, headings, syntax], cut) : cut();
  const { place } = page;
  return {
    breadcrumb: place ? breadcrumbOf(place) : [],
    kind: readKind(page, parts),
    method: 'operation' in page ? page.operation.method : '',
    keywords: [...new Set([...page.keywords, ...describeOperation(page)])],
    parts: showParts(parts, page.title),
  };
}

/** The text of a page by its sections, which takes as long as parsing it. */
export function cutPage(page: Page): TextSection[] {
  const { markdown, headings, syntax } = searchedText(page);
  return cutSections(markdown, { headings, syntax });
}

/** What is cut. */
export function searchedText(page: Page): { markdown: string; headings: PageHeading[]; syntax: 'mdx' | 'markdown' } {
  const isAuthored = page.kind === 'prose' || (page.source !== null && page.source.body.trim() !== '');
  const { markdown, headings } = page.searched ?? page;
  return { markdown, headings, syntax: isAuthored ? 'mdx' : 'markdown' };
}

function showParts(parts: readonly TextSection[], title: string): PagePart[] {
  const headingOf = (part: TextSection): string => part.heading?.text ?? part.entry;
  const shown = parts.filter((part, index) => index === 0 || headingOf(part) || part.text || part.code);
  const numbers = new Map(shown.map((part, number) => [part, number]));
  return shown.map((part) => {
    const heading = headingOf(part);
    return {
      ...part,
      within: part.within === null ? null : (numbers.get(parts[part.within]!) ?? 0),
      shownHeading: sameWords(heading, title) ? '' : heading,
      ownEntry: part.entry === heading || sameWords(part.entry, title) ? '' : part.entry,
    };
  });
}

function readKind(page: Page, parts: readonly TextSection[]): SectionKind {
  if (page.kind === 'overview') return 'prose';
  if (page.kind !== 'prose') return page.kind;
  const isChangelog =
    page.frontMatter.rss ||
    CHANGELOG.test(page.route) ||
    parts.some((part) => part.entry !== '' && part.within === null);
  return isChangelog ? 'changelog' : 'prose';
}

/** What a reader may type to find an operation or channel, besides what its page says. */
export function describeOperation(page: Page): string[] {
  if (page.kind === 'channel') return [page.channel.address, page.channel.id, ...page.channel.tags];
  if (page.kind === 'schema') return [page.name];
  if (page.kind === 'overview') return page.tag === null ? [] : [page.tag];
  if (page.kind === 'prose') return [];
  const { method, path, operationId, tags } = page.operation;
  return [`${method} ${path}`, ...(operationId ? [operationId] : []), ...tags];
}

function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function breadcrumbOf({ tab, groups }: NonNullable<Page['place']>): string[] {
  const named = groups.filter((label) => label !== '');
  return tab && tab !== named[0] ? [tab, ...named] : named;
}
