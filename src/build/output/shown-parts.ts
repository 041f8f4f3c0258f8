import { conditionsAt, type ReaderSpan, readerSpans } from '../../base/readers/reader-spans.ts';
import type { Page } from '../../model/page.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import type { OpenSession } from '../session/open-session.ts';

type ShownPart = Pick<ReaderSpan, 'text' | 'conditions'>;

/**
 * What a rendered page shows to whom, with the files of its interactive components, which may name more than they show
 * at first; `null` for a page that shows the same to all of its readers.
 */
export function shownParts(page: Page, { texts, secret, whole }: OpenSession): readonly ShownPart[] | null {
  const marked = texts.marked.get(page.route);
  if (!marked) return null;
  const html = marked.html + marked.aside;
  const spans = readerSpans(html, secret);
  const islands = marked.islands.map(({ src, module }): ShownPart => {
    const source = whole.snippets[module] ?? '';
    const text = [source, ...Object.values(reachedSnippets(whole.snippets, [source]))].join('\n');
    return { text, conditions: conditionsAt(spans, html.indexOf(src)) };
  });
  return [...spans, ...islands];
}
