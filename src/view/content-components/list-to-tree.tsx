import {
  Children,
  type ComponentType,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { nodeText } from './node-text.ts';
import type { PageContext } from './page-context.ts';
import { Visibility } from './Visibility.tsx';

interface Parts {
  Folder: ComponentType<{ name?: ReactNode; defaultOpen?: unknown; children?: ReactNode }>;
  File: ComponentType<{ name?: ReactNode }>;
  page: PageContext;
}

type Element = ReactElement<{ children?: ReactNode }>;

/** Turns Markdown lists among `children` into folders (a trailing `/`, or a list inside) and files; the rest stays. */
export function listToTree(children: ReactNode, parts: Parts): ReactNode {
  return Children.map(children, (child) => {
    if (!isElement(child)) return typeof child === 'string' && child.trim() === '' ? null : child;
    if (child.type === Fragment) return listToTree(child.props.children, parts);
    if (child.type === Visibility) return cloneElement(child, {}, listToTree(child.props.children, parts));
    if (child.type === 'ul' || child.type === 'ol') return itemsToTree(child.props.children, parts);
    if (typeof child.type !== 'string') return child;
    parts.page.warn({
      severity: 'warning',
      code: 'tree-content',
      message: `Tree holds a <${child.type}>, which is left out`,
      hint: 'Use Tree.Folder and Tree.File, or a Markdown list',
    });
    return null;
  });
}

function itemsToTree(items: ReactNode, parts: Parts): ReactNode {
  const { Folder, File } = parts;
  return Children.map(items, (item) => {
    if (isElement(item) && item.type === Visibility)
      return cloneElement(item, {}, itemsToTree(item.props.children, parts));
    if (!isElement(item) || item.type !== 'li') return null;
    const content = Children.toArray(item.props.children).flatMap(openParagraph);
    const lists = content.filter(isList);
    const name = content.filter((node) => !isList(node));
    const text = nodeText(name, parts.page).trim();
    if (lists.length === 0 && !text.endsWith('/')) return <File name={trimText(name)} />;
    return (
      <Folder name={trimText(name)} defaultOpen>
        {lists.map((list) => itemsToTree(list.props.children, parts))}
      </Folder>
    );
  });
}

/** Items of a loose list hold their text in a paragraph. */
function openParagraph(node: ReactNode): ReactNode[] {
  return isElement(node) && node.type === 'p' ? Children.toArray(node.props.children) : [node];
}

function trimText(nodes: ReactNode[]): ReactNode {
  return nodes.every((node) => typeof node === 'string')
    ? nodes
        .join('')
        .trim()
        .replace(/(?<=.)\/$/, '')
    : nodes;
}

function isElement(node: ReactNode): node is Element {
  return isValidElement(node);
}

function isList(node: ReactNode): node is Element {
  return isElement(node) && (node.type === 'ul' || node.type === 'ol');
}
