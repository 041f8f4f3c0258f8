import type { ReaderMarks } from '../../base/readers/reader-marks.ts';
import { conditionsAt, readerSpans } from '../../base/readers/reader-spans.ts';
import { endOfElement } from '../../base/text/end-of-element.ts';
import type { ReaderCondition } from '../../model/service.ts';

/**
 * Footnotes stand at the end of a page, away from the parts that refer to them. Each gets the marks of its references:
 * who sees none of them does not see the footnote, and one without any is left out.
 */
export function settleFootnotes(
  html: string,
  { aside, secret, marks }: { aside: string; secret: string; marks: ReaderMarks },
): string {
  if (!html.includes('id="user-content-fn-')) return html;
  const references = findReferences(html + aside, secret);
  let result = '';
  let rest = html;
  for (let at = rest.search(/<li id="user-content-fn-/); at >= 0; at = rest.search(/<li id="user-content-fn-/)) {
    const end = endOfElement(rest, at);
    const item = rest.slice(at, end);
    const name = /^<li id="([^"]*)"/.exec(item)![1]!;
    result += rest.slice(0, at) + forAnyOf(item, references.get(name) ?? [], marks);
    rest = rest.slice(end);
  }
  return result + rest;
}

/** The conditions of each reference, by the id of the footnote. */
function findReferences(html: string, secret: string): Map<string, (readonly ReaderCondition[])[]> {
  const spans = readerSpans(html, secret);
  const found = new Map<string, (readonly ReaderCondition[])[]>();
  for (const match of html.matchAll(/<a\b[^>]*>/g)) {
    if (!match[0].includes('data-footnote-ref')) continue;
    const name = /href="#([^"]*)"/.exec(match[0])?.[1];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), conditionsAt(spans, match.index)]);
  }
  return found;
}

/** The text for readers who meet all conditions of one of the lists. */
function forAnyOf(text: string, lists: readonly (readonly ReaderCondition[])[], marks: ReaderMarks): string {
  if (lists.some((list) => list.length === 0)) return text;
  const unique = [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()];
  return unique.reduceRight(
    (otherwise, list) => list.reduceRight((shown, condition) => marks.either(condition, shown, otherwise), text),
    '',
  );
}
