import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { createComponentIds } from '../../base/paths/component-id.ts';
import type { PageHeading } from '../../model/page.ts';
import { attributeValue, isJsxElement, type JsxElement } from './walk-tree.ts';

/** What a component adds to the parts of its page: the property that names it stands in `title`. */
export interface AnchoredComponent {
  heading: PageHeading;
  title: string;
}

/** Lower than any heading of Markdown. */
const DEPTH = 7;

/**
 * Reads which component is a part of its page with an address of its own, from top to bottom, so that each gets the id
 * that it has on the rendered page, whose `headings` have these (`createPageIds`). `null` for any other node.
 */
export function createAnchorReader(headings?: ReadonlySet<string>): (node: Nodes) => AnchoredComponent | null {
  const ids = createComponentIds(headings);
  const tabs = new Map<Nodes, string>();
  return (node) => {
    if (!isJsxElement(node)) return null;
    const component = findComponent(node.name);
    // All panels of a set are named before anything in them is.
    if (component?.name === 'Tabs')
      for (const tab of node.children as Nodes[]) if (isTab(tab)) tabs.set(tab, ids.tab(readTitle(tab), idOf(tab)));
    if (component?.name === 'View') ids.view(attributeValue(node, 'title') ?? '', idOf(node));
    const anchor = component?.anchor;
    if (!anchor) return null;
    const title = anchor.title.find((name) => (attributeValue(node, name) ?? '') !== '');
    const text = title === undefined ? '' : readTitle(node);
    const id = tabs.get(node) ?? claim(node, anchor.ids, text);
    return title === undefined || id === '' || !/[\p{L}\p{N}]/u.test(text)
      ? null
      : { heading: { id, text, depth: DEPTH }, title };
  };

  function claim(node: JsxElement, kind: 'accordion' | 'expandable' | 'param' | 'step' | 'tab', text: string): string {
    const own = idOf(node);
    switch (kind) {
      case 'accordion':
        return ids.accordion(text, own);
      case 'param':
        return ids.param(text, own);
      case 'expandable':
        return text && ids.expandable(text);
      case 'step':
        return own ?? (text && ids.step(text));
      case 'tab':
        // Outside of a set it is a text without an address.
        return '';
    }
  }
}

function isTab(node: Nodes): node is JsxElement {
  return isJsxElement(node) && findComponent(node.name)?.name === 'Tab';
}

function idOf(node: JsxElement): string | null {
  return attributeValue(node, 'id')?.trim() || null;
}

function readTitle(node: JsxElement): string {
  const names = findComponent(node.name)?.anchor?.title ?? [];
  const title = names.map((name) => attributeValue(node, name) ?? '').find((value) => value !== '') ?? '';
  return title
    .replace(/\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replace(/`|\*\*|~~/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
