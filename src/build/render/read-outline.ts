import type { Element, Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import { mapUnmarked } from '../../base/readers/reader-marks.ts';
import { conditionsAt, readerSpans } from '../../base/readers/reader-spans.ts';
import { settleMarks } from '../../base/readers/settle-marks.ts';
import { endOfElement, insideOfElement } from '../../base/text/end-of-element.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { MarkedHeading } from '../../model/rendered-page.ts';
import { hasClass } from './hast-elements.ts';

/** The headings of an author's marked text that a list of contents shows, with who sees them. */
export function readOutline(html: string, secret: string): MarkedHeading[] {
  const spans = readerSpans(html, secret);
  // Marks between the rows of a table would not stay in their places.
  const whole = settleMarks(html, { secret, holds: () => true, value: () => '' });
  const headings: MarkedHeading[] = [];
  visit(htmlToHast(whole) as Nodes, (depth, id) => {
    const found = findHeading(html, id);
    if (found === null) return;
    const text = markedText(found.content);
    if (text !== '') headings.push({ depth, id, text, conditions: conditionsAt(spans, found.at) });
  });
  return headings;
}

function visit(node: Nodes, onHeading: (depth: number, id: string) => void): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const { tagName, properties } = child;
    const id = typeof properties['id'] === 'string' ? properties['id'] : '';
    if (hasClass(child, 'update')) onHeading(1, id);
    else if (/^h[1-4]$/.test(tagName) && id !== '' && id !== 'footnote-label') onHeading(Number(tagName[1]), id);
    if (!isQuiet(child)) visit(child as Nodes, onHeading);
  }
}

/** Elements of components whose headings stay out of the list (`isQuiet` in their manifests). */
const quietNames = ['Accordion', 'AccordionGroup', 'Expandable', 'Update', 'Prompt'].filter(
  (name) => findComponent(name)?.isQuiet,
);
const quietClasses = quietNames.map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());

function isQuiet(element: Element): boolean {
  return quietClasses.some((name) => hasClass(element, name));
}

/** The inside of the element with an id: of a heading, or of the label of an entry. */
function findHeading(html: string, id: string): { at: number; content: string } | null {
  const place = html.indexOf(` id="${escapeAttribute(id)}"`);
  const at = html.lastIndexOf('<', place);
  if (place < 0) return null;
  if (!html.startsWith('<section', at)) return { at, content: insideOfElement(html, at) };
  const label = /^<section[^>]*><div class="entry-head"><div>(?=<h2)/.exec(html.slice(at))?.[0].length;
  return label === undefined ? null : { at, content: insideOfElement(html, at + label) };
}

function markedText(html: string): string {
  // What a tooltip says is no part of the sentence that it stands in.
  const plain = replaceElements(formulasAsWritten(html), '<span class="tooltip-content"', () => '')
    .replace(/<svg[\s\S]*?(?:<\/svg>|$)/g, '')
    .replace(/<br\b[^>]*(?:>|$)/g, ' ')
    .replace(/<[^>]*(?:>|$)/g, '');
  return mapUnmarked(plain, (piece) => unescapeHtml(piece).replace(/\s+/g, ' ')).trim();
}

/** A formula stands in the page twice, for readers and for programs, and a third time as its author wrote it. */
function formulasAsWritten(html: string): string {
  return replaceElements(
    html,
    '<span class="math">',
    (element) => /<annotation[^>]*(?:>|$)([\s\S]*?)(?:<\/annotation>|$)/.exec(element)?.[1] ?? '',
  );
}

function replaceElements(html: string, opening: string, replace: (element: string) => string): string {
  let written = '';
  let last = 0;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, last)) {
    const end = endOfElement(html, at);
    written += html.slice(last, at) + replace(html.slice(at, end));
    last = end;
  }
  return written + html.slice(last);
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
