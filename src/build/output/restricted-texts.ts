import { pageAccess } from '../../base/readers/page-access.ts';
import { isForMembers } from '../../base/readers/reader-condition.ts';
import { type ReaderSpan, readerSpans } from '../../base/readers/reader-spans.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';

/** A text that only some readers may see. */
export interface RestrictedText {
  page: Page;
  text: string;
  /** Its words, apart from what a format does to the signs between them. */
  words: string[];
}

/** Finds restricted texts in others, by their first words. */
export type RestrictedTexts = Map<string, RestrictedText[]>;

const TAG = /<[^<>]*>/g;

/** Shorter ones come up by chance. */
const least = { characters: 40, words: 4 };

export interface TextSources {
  /** With every page. */
  whole: Site;
  /** HTML with marks of the pages whose parts have readers of their own, by route. */
  marked: ReadonlyMap<string, Pick<RenderedPage, 'html' | 'aside'>>;
  secret: string;
  isPrivate: boolean;
}

/** The texts that only some readers may see, but for those that also stand where everybody reads them. */
export function collectRestrictedTexts({ whole, marked, secret, isPrivate }: TextSources): RestrictedTexts {
  const texts: RestrictedTexts = new Map();
  const { name, description } = whole.config;
  // The manifest of a site tells everybody what it is called and about; code may show the same lines.
  const open: string[] = [JSON.stringify({ name, description })];
  for (const page of whole.pages) {
    const isOpen = pageAccess(page.visibility, { isPrivate }).kind === 'everyone';
    const parts = marked.get(page.route);
    if (!isOpen) {
      for (const text of [page.description, ...linesOf(page)]) add(texts, page, text);
      continue;
    }
    addAll(open, namesOf(page));
    if (parts === undefined) open.push(withoutTargets(page.markdown));
    else {
      const spans = readerSpans(parts.html + parts.aside, secret);
      const isRestricted = ({ conditions }: ReaderSpan): boolean => conditions.some(isForMembers);
      for (const { text } of spans.filter(isRestricted)) for (const piece of piecesOf(text)) add(texts, page, piece);
      const rest = spans.filter((span) => !isRestricted(span));
      addAll(open, readingsOf(rest.map(({ text }) => text).join('')));
    }
  }
  if (texts.size === 0) return texts;
  for (const text of open) for (const found of findTexts(text, texts)) remove(texts, found);
  return texts;
}

/** The restricted texts that a text holds. */
export function findTexts(text: string, texts: RestrictedTexts): RestrictedText[] {
  const found = new Set<RestrictedText>();
  const words = wordsOf(text);
  for (let at = 0; at + least.words <= words.length; at++) {
    const candidates = texts.get(keyOf(words, at));
    for (const candidate of candidates ?? [])
      if (candidate.words.every((word, index) => words[at + index] === word)) found.add(candidate);
  }
  return [...found];
}

/**
 * The ways to read words in HTML: those that tags cut, those that tags part, and those in attributes. Descriptions of
 * pictures stand among the words, as they do in Markdown.
 */
export function readingsOf(html: string): string[] {
  const described = html.replace(/<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/g, ' $1 ');
  return [described.replace(TAG, ''), described.replace(TAG, ' '), html].map(unescapeHtml);
}

/** Markdown without where its links lead: HTML has that elsewhere, and other outputs lead to other places. */
export function withoutTargets(markdown: string): string {
  return markdown.replace(/\]\([^()\n]{0,2000}\)/g, ']');
}

/** What other pages say of one, in navigation and lists. */
function namesOf({ title, frontMatter, description, place }: Page): string[] {
  const labels = place ? [place.tab, ...place.groups] : [];
  return [title, frontMatter.sidebarTitle, description, ...labels].filter((name) => name !== null);
}

/** What an author wrote on a page that is restricted as a whole. */
function linesOf({ source }: Page): string[] {
  const lines = (source?.body ?? '').split('\n').filter((line) => !/^\s*(?:import|export)\b|[{}<>]/.test(line));
  return lines.map(withoutTargets);
}

function piecesOf(html: string): string[] {
  return html.split(TAG).map(unescapeHtml);
}

function add(texts: RestrictedTexts, page: Page, text: string): void {
  const words = wordsOf(text);
  if (text.trim().length <= least.characters || words.length < least.words) return;
  const key = keyOf(words, 0);
  const known = texts.get(key);
  if (known) known.push({ page, text, words });
  else texts.set(key, [{ page, text, words }]);
}

function remove(texts: RestrictedTexts, text: RestrictedText): void {
  const key = keyOf(text.words, 0);
  const rest = (texts.get(key) ?? []).filter(({ words }) => words.join(' ') !== text.words.join(' '));
  if (rest.length > 0) texts.set(key, rest);
  else texts.delete(key);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function keyOf(words: readonly string[], at: number): string {
  return `${words[at]} ${words[at + 1]} ${words[at + 2]} ${words[at + 3]}`;
}
