import type { Element, ElementContent } from 'hast';

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

export function withoutPart(element: Element, left: Element): Element {
  const children = element.children.filter((child) => child !== left);
  return {
    ...element,
    children: children.map((child) => (child.type === 'element' ? withoutPart(child, left) : child)),
  };
}

export function hasClass({ properties }: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}

/** Whether an element holds nothing but elements of these classes. */
export function isMadeOf({ children }: Element, ...names: string[]): boolean {
  return children.every((child) =>
    child.type === 'element' ? names.some((name) => hasClass(child, name)) : !isWord(child),
  );
}

function isWord(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() !== '';
}

export function findByClass(element: Element, className: string): Element | null {
  return search(element, (node) => hasClass(node, className));
}

export function findElement(element: Element, tagName: string): Element | null {
  return search(element, (node) => node.tagName === tagName);
}

function search(element: Element, isIt: (node: Element) => boolean): Element | null {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const found = isIt(child) ? child : search(child, isIt);
    if (found) return found;
  }
  return null;
}

export function textIn(node: Element | ElementContent | null): string {
  if (node === null) return '';
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textIn).join('') : '';
}
