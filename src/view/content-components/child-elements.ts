import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export type AnyElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

const deepest = 8;

/**
 * The children of a component that reads them one by one, blank text left out. Fragments are opened, and so is a
 * page's own wrapper (a snippet full of `Tab`s) when what it returns holds elements that `isPart` knows.
 */
export function childElements(children: ReactNode, isPart: (element: AnyElement) => boolean): AnyElement[] {
  return flatten(children, isPart, 0);
}

function flatten(children: ReactNode, isPart: (element: AnyElement) => boolean, depth: number): AnyElement[] {
  const found: AnyElement[] = [];
  Children.forEach(children, (child) => {
    if (!isValidElement(child)) return;
    const element = child as AnyElement;
    if (element.type === Fragment) found.push(...flatten(element.props.children, isPart, depth));
    else if (isPart(element)) found.push(element);
    else found.push(...openWrapper(element, isPart, depth));
  });
  return found;
}

function openWrapper(element: AnyElement, isPart: (element: AnyElement) => boolean, depth: number): AnyElement[] {
  const { type } = element;
  if (depth >= deepest || typeof type !== 'function' || type.prototype?.isReactComponent) return [element];
  try {
    const content = (type as (props: unknown) => ReactNode)(element.props);
    const inner = flatten(content, isPart, depth + 1);
    return inner.some(isPart) ? inner : [element];
  } catch {
    // The element fails again when it renders, where the fault is reported in its place.
    return [element];
  }
}
