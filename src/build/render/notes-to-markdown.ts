import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { decodeText } from '../../base/paths/decode-text.ts';
import { elementsOf, findElement } from './hast-elements.ts';

const prefix = 'user-content-fn-';

/** The number of a footnote, as Markdown refers to it; `null` for any other element. */
export function noteReference(element: Element): FootnoteReference | null {
  const [link] = elementsOf(element);
  const { href, dataFootnoteRef } = link?.properties ?? {};
  const name = typeof href === 'string' ? nameOf(href.replace(/^#/, '')) : null;
  if (dataFootnoteRef === undefined || name === null) return null;
  return { type: 'footnoteReference', identifier: name, label: name };
}

/** The footnotes at the end of a text, whose heading is for assistive technology; `null` for any other element. */
export function noteDefinitions(state: State, element: Element): FootnoteDefinition[] | null {
  if (!('dataFootnotes' in element.properties)) return null;
  const list = findElement(element, 'ol');
  return (list ? elementsOf(list) : []).flatMap((item) => {
    const name = nameOf(String(item.properties['id'] ?? ''));
    const children = state.toFlow(state.all(item)) as FootnoteDefinition['children'];
    return name === null ? [] : [{ type: 'footnoteDefinition', identifier: name, label: name, children }];
  });
}

function nameOf(id: string): string | null {
  return id.startsWith(prefix) ? decodeText(id.slice(prefix.length)) : null;
}
