import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { ReaderCondition } from '../../model/service.ts';
import type { PageContext } from './page-context.ts';
import { readCondition } from './read-condition.ts';
import { Visibility } from './Visibility.tsx';

export type AnyElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

const deepest = 8;

/** A child, and the conditions under which a reader sees it. */
export interface ChildPart {
  element: AnyElement;
  readers: readonly ReaderCondition[];
}

type IsPart = (element: AnyElement) => boolean;
type Page = Pick<PageContext, 'marks' | 'isOwn'>;

interface Given {
  isPart: IsPart;
  page: Page;
}

/**
 * The children of a component that reads them one by one, blank text left out. Fragments are opened, and so is a page's
 * own wrapper (a snippet full of `Tab`s) when what it returns holds elements that `isPart` knows. `Visibility` is
 * opened, too: what it says of its children holds for whatever is made of them.
 */
export function childParts(children: ReactNode, isPart: IsPart, page: Page): ChildPart[] {
  return flatten(children, { isPart, page }, 0);
}

function flatten(children: ReactNode, given: Given, depth: number): ChildPart[] {
  const found: ChildPart[] = [];
  Children.forEach(children, (child) => {
    if (!isValidElement(child)) return;
    const element = child as AnyElement;
    if (element.type === Fragment) found.push(...flatten(element.props.children, given, depth));
    else if (element.type === Visibility) found.push(...openVisibility(element, given, depth));
    else if (given.isPart(element)) found.push({ element, readers: [] });
    else found.push(...openWrapper(element, given, depth));
  });
  return found;
}

function openVisibility({ props }: AnyElement, given: Given, depth: number): ChildPart[] {
  const condition = readCondition(props['for']);
  if (condition === null) return [];
  return flatten(props.children, given, depth).map(({ element, readers }) => ({
    element,
    readers: [condition, ...readers],
  }));
}

function openWrapper(element: AnyElement, given: Given, depth: number): ChildPart[] {
  const { type } = element;
  const closed = [{ element, readers: [] }];
  if (depth >= deepest || typeof type !== 'function' || type.prototype?.isReactComponent) return closed;
  // A built-in component would put parts beside the text from here, where the conditions around it are not known.
  if (given.page.marks !== null && !given.page.isOwn(type)) return closed;
  try {
    const content = (type as (props: unknown) => ReactNode)(element.props);
    const inner = flatten(content, given, depth + 1);
    return inner.some((part) => given.isPart(part.element)) ? inner : closed;
  } catch {
    // The element fails again when it renders, where the fault is reported in its place.
    return closed;
  }
}
