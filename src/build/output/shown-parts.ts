import { conditionsAt, type ReaderSpan, readerSpans } from '../../base/readers/reader-spans.ts';
import type { Page } from '../../model/page.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { OwnTexts } from '../session/own-texts.ts';

type ShownPart = Pick<ReaderSpan, 'text' | 'conditions'>;

/**
 * What a rendered page shows to whom, with the files of its interactive components, which may name more than they show
 * at first; `null` for a page that shows the same to all of its readers.
 */
export function shownParts(
  page: Page,
  { marked, secret, whole }: Pick<OwnTexts, 'marked'> & Pick<OpenSession, 'secret' | 'whole'>,
): readonly ShownPart[] | null {
  const rendered = marked.get(page.route);
  if (!rendered) return null;
  const html = rendered.html + rendered.aside;
  const spans = readerSpans(html, secret);
  const islands = rendered.islands.map(({ src, module }): ShownPart => {
    const source = whole.snippets[module] ?? '';
    const text = [source, ...Object.values(reachedSnippets(whole.snippets, [source]))].join('\n');
    return { text, conditions: conditionsAt(spans, html.indexOf(src)) };
  });
  return [...spans, ...islands];
}
