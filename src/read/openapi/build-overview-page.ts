import type { ApiDocument } from '../../model/api/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { OverviewPage } from '../../model/page.ts';
import { buildPageBase } from './build-page-base.ts';
import { getApiTexts } from './get-api-texts.ts';
import { joinTexts } from './join-texts.ts';
import { findTag } from './operation-path.ts';

export interface OverviewPageOptions {
  document: ApiDocument;
  /** `null` for the whole description. */
  tag: string | null;
  path: string;
  frontMatter: FrontMatter;
  /** Of its place, which names its entry in the sidebar. */
  language: string | null;
}

/** The page of what a description says of itself, or of a tag. Its links come when all pages have a place. */
export function buildOverviewPage({ document, tag, path, frontMatter, language }: OverviewPageOptions): OverviewPage {
  const texts = getApiTexts(language);
  const text = overviewText(document, tag);
  const base = buildPageBase({
    path,
    frontMatter: { ...frontMatter, sidebarTitle: frontMatter.sidebarTitle ?? texts.overview },
    title: overviewTitle(document, tag) || texts.overview,
    description: text,
    keywords: [],
  });
  return { ...base, kind: 'overview', document: document.id, tag, text, entries: [], download: null };
}

/** What readers call a description or one of its tags; empty for a description without a title. */
export function overviewTitle(document: ApiDocument, tag: string | null): string {
  return tag === null ? document.title.trim() : (findTag(document, tag)?.group ?? tag);
}

/** Markdown: what a description says of itself, or of a tag, below `overviewTitle`. */
export function overviewText(document: ApiDocument, tag: string | null): string {
  if (tag === null) return joinTexts(document.about.summary, document.description);
  const found = findTag(document, tag);
  return joinTexts(found?.summary === overviewTitle(document, tag) ? '' : found?.summary, found?.description);
}
