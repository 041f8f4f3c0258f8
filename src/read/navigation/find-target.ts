import type { NavNode } from '../../model/navigation.ts';

/**
 * Route of the first visible page, depth first: a group's `root` stands before its pages. `null` when there is none.
 */
export function findTarget(nodes: readonly NavNode[]): string | null {
  for (const node of nodes) {
    const target = node.hidden ? null : targetOf(node);
    if (target !== null) return target;
  }
  return null;
}

/** Where a link to a node leads inside of the site. */
export function targetOf(node: NavNode): string | null {
  switch (node.kind) {
    case 'page':
      return node.external ? null : node.href;
    case 'group':
      return node.root ?? findTarget(node.children);
    case 'division':
      return node.href === null ? node.target : null;
  }
}

/** Whether there is any entry below, hidden or not; links that only look like divisions do not count. */
export function holdsPages(nodes: readonly NavNode[]): boolean {
  return nodes.some(
    (node) => node.kind === 'page' || (node.kind === 'group' && node.root !== null) || holdsPages(node.children),
  );
}

/** Where the links of a menu lead; a menu can be nothing but links. */
export function findMenuLinks(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'division' && node.type === 'menu' && !node.hidden && node.href !== null ? [node.href] : [],
  );
}
