import type { Element, Nodes } from 'hast';
import { addAll } from '../../../base/values/add-all.ts';

/** Elements among the children of a node. */
export function childElements(node: Nodes): Element[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return children.filter((child) => child.type === 'element');
}

export function hasClassName(node: Nodes, name: string): boolean {
  return node.type === 'element' && classesOf(node).includes(name);
}

export function classesOf({ properties }: Element): string[] {
  const names = properties['className'] ?? properties['class'];
  return Array.isArray(names) ? names.map(String) : String(names ?? '').split(/\s+/);
}

/** All elements below a node that `isWanted`, none inside of another one. */
export function findOutermost(node: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const waiting = childElements(node).reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (isWanted(element)) found.push(element);
    else addAll(waiting, childElements(element).reverse());
  }
  return found;
}

/** Of a class, a function or anything else of Python. */
export function isDefinition(element: Element): boolean {
  return element.tagName === 'dl' && hasClassName(element, 'py');
}

/** The words of a node, without links that Sphinx adds for readers. */
export function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isAdded(node) || !('children' in node)) return '';
  return node.children.map(wordsIn).join('');
}

/** A link to the place itself, or to the source. */
export function isAdded(node: Nodes): boolean {
  return hasClassName(node, 'headerlink') || hasClassName(node, 'viewcode-link');
}
