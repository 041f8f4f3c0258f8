import { readdirSync } from 'node:fs';
import type { Texts } from '../../src/base/languages/texts.ts';
import { findLeaks } from './find-leaks.ts';
import type { PageContent } from './page-content.ts';
import { countWords, sourceText } from './source-words.ts';

/** Something on a page that a person should look at. */
export interface PageFinding {
  page: string;
  kind: FindingKind;
  detail: string;
  /** How many words, links or places it stands for. */
  count: number;
}

export type FindingKind =
  /** Words of the source that the page does not show. */
  | 'lost words'
  /** Source that readers see. */
  | 'leak'
  /** Words that HTML or Markdown alone has. */
  | 'only in HTML'
  | 'only in Markdown'
  /** Links to what the output should have; and to what the source does not have either. */
  | 'dead link'
  | 'dead link of the author'
  /** Files that a page loads and the output lacks. */
  | 'missing file'
  | 'misplaced';

export interface PageTexts {
  /** The page's own source and those that it imports; `null` for a page that is made of a description. */
  sources: readonly string[] | null;
  content: PageContent;
  /** Its Markdown; `null` where there is none. */
  markdown: string | null;
  /** Whether its author was told that its tags show as text, because nobody can read it otherwise. */
  isLiteral: boolean;
}

/**
 * Compares a page with its source and with its Markdown: nothing a reader should see may be lost, no syntax may show.
 */
export function inspectPage(page: string, { sources, content, markdown, isLiteral }: PageTexts): PageFinding[] {
  const findings: PageFinding[] = [];
  const isApi = sources === null || /^(?:openapi(?:-schema)?|asyncapi|api|graphql):/m.test(frontMatter(sources[0]));
  const add = (kind: FindingKind, lost: ReadonlyMap<string, number>): void => {
    const count = [...lost.values()].reduce((sum, times) => sum + times, 0);
    const detail = [...lost].map(([word, times]) => (times > 1 ? `${word}×${times}` : word)).join(' ');
    if (count > 0) findings.push({ page, kind, detail: detail.slice(0, 400), count });
  };
  if (sources?.[0] !== undefined)
    add('lost words', without(countWords(sourceText(sources[0])), countWords(content.text)));
  if (sources && !isApi && !isLiteral) {
    for (const detail of findLeaks(content.prose, sources)) findings.push({ page, kind: 'leak', detail, count: 1 });
  }
  // Pages of an API unfold in the browser what their Markdown has at once; the tests of outputs compare these.
  if (markdown !== null && !isApi) {
    // What stands around the title is for machines alone: the way to the index, what the site tells agents.
    const text = markdown
      .slice(Math.max(0, markdown.search(/^# /m)))
      .replace(/^> (?:.*\/llms\.txt|## Agent Instructions(?:\n>.*)*)\n/m, '');
    add('only in HTML', withoutLabels(without(countWords(content.body), countWords(text))));
    add('only in Markdown', without(countWords(sourceText(text)), countWords(content.text)));
  }
  for (const detail of content.misplaced) findings.push({ page, kind: 'misplaced', detail, count: 1 });
  return findings;
}

function frontMatter(source = ''): string {
  return /^\uFEFF?---\r?\n[\s\S]*?\n---/.exec(source)?.[0] ?? '';
}

/** Names of buttons and the like, which Markdown has no use for. */
const labels: ReadonlySet<string> = new Set(
  (await readTexts()).flatMap(({ components }) => [...countWords(JSON.stringify(components)).keys()]),
);

function readTexts(): Promise<Pick<Texts, 'components'>[]> {
  const folder = new URL('../../src/base/languages/texts/', import.meta.url);
  return Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)));
}

function withoutLabels(words: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...words].filter(([word]) => !labels.has(word)));
}

function without(words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): Map<string, number> {
  const left = [...words].map(([word, times]) => [word, times - (others.get(word) ?? 0)] as const);
  return new Map(left.filter(([, times]) => times > 0));
}
