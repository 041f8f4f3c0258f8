import type { Division, Navigation, NavNode } from '../../model/navigation.ts';
import { findMenuLinks, findTarget, holdsPages } from '../navigation/find-target.ts';

/** A navigation without the pages that are not open, and without whatever led to nothing but them. */
export function publicNavigation({ root, global }: Navigation, isOpen: (route: string) => boolean): Navigation {
  return { root: filterNodes(root, isOpen), global: filterNodes(global, isOpen) as Division[] };
}

function filterNodes<Node extends NavNode>(nodes: readonly Node[], isOpen: (route: string) => boolean): Node[] {
  return nodes.flatMap((node) => (filterNode(node, isOpen) as Node | null) ?? []);
}

function filterNode(node: NavNode, isOpen: (route: string) => boolean): NavNode | null {
  switch (node.kind) {
    case 'page':
      return isOpen(node.page ?? node.href) && (node.external || isOpen(node.href)) ? node : null;
    case 'group': {
      const root = node.root !== null && isOpen(node.root) ? node.root : null;
      const children = filterNodes(node.children, isOpen);
      return root === null && children.length === 0 ? null : { ...node, root, children };
    }
    case 'division': {
      if (node.href !== null) return isAddress(node.href) && !isOpen(node.href) ? null : node;
      const children = filterNodes(node.children, isOpen);
      const isEmpty = !holdsPages(children) && findMenuLinks(children).length === 0;
      return isEmpty ? null : { ...node, target: findTarget(children), children };
    }
  }
}

function isAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
