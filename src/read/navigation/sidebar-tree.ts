import type { Group, NavNode, PageLink } from '../../model/navigation.ts';
import type { SidebarGroup, SidebarLink } from '../../model/view.ts';
import { findTarget } from './find-target.ts';

/** The visible entries of one division, without regard to the reader's page. */
export interface SidebarTree extends SidebarList {
  /** Number of links. */
  size: number;
  /** Where a page stands, by route: its first link, or the group whose root it is. */
  spots: Map<string, SidebarNode>;
  /** Routes in order, each once: what previous and next follow. */
  sequence: string[];
  /** Index in `sequence`. */
  positions: Map<string, number>;
}

export interface SidebarList {
  children: SidebarNode[];
  /** Whether there are groups among the children. */
  hasGroups: boolean;
}

export type SidebarNode = SidebarGroupNode | SidebarLinkNode;

interface Position {
  parent: SidebarGroupNode | null;
  /** Among the entries of `parent`. */
  index: number;
}

export interface SidebarGroupNode extends Position, SidebarList {
  kind: 'group';
  expanded: boolean;
  directory: Group['directory'];
  /** Its `root` page, as in navigation; `facts` may hold marks. */
  root: string | null;
  facts: Pick<SidebarGroup, 'label' | 'icon' | 'tag' | 'href' | 'target'>;
}

export interface SidebarLinkNode extends Position {
  kind: 'link';
  /** Its address as in navigation; `link` may hold marks. */
  route: string;
  /** As in navigation. */
  page?: string | undefined;
  link: SidebarLink;
}

/** Takes the visible groups and pages out of a division's entries; a group with nothing to show is left out. */
export function buildSidebarTree(nodes: readonly NavNode[]): SidebarTree {
  const tree: SidebarTree = {
    children: [],
    hasGroups: false,
    size: 0,
    spots: new Map(),
    sequence: [],
    positions: new Map(),
  };
  return Object.assign(tree, addNodes(nodes, null, tree));
}

function addNodes(nodes: readonly NavNode[], parent: SidebarGroupNode | null, tree: SidebarTree): SidebarList {
  const children: SidebarNode[] = [];
  for (const node of nodes) {
    if (node.hidden || node.kind === 'division') continue;
    const position = { parent, index: children.length };
    const entry = node.kind === 'group' ? addGroup(node, position, tree) : addLink(node, position, tree);
    if (entry) children.push(entry);
  }
  return { children, hasGroups: children.some(({ kind }) => kind === 'group') };
}

function addGroup(group: Group, position: Position, tree: SidebarTree): SidebarGroupNode | null {
  const { label, icon, tag, root, expanded, directory } = group;
  const node: SidebarGroupNode = {
    kind: 'group',
    ...position,
    expanded,
    directory,
    root,
    facts: { label, icon, tag, href: root, target: root ?? findTarget(group.children) },
    children: [],
    hasGroups: false,
  };
  if (root !== null) addSpot(root, node, tree);
  Object.assign(node, addNodes(group.children, node, tree));
  return node.children.length > 0 || root !== null ? node : null;
}

function addLink(page: PageLink, position: Position, tree: SidebarTree): SidebarLinkNode {
  const { label, href, hash, external, icon, tag, method, deprecated } = page;
  const link: SidebarLink = {
    kind: 'link',
    label,
    href: href + hash,
    external,
    icon,
    tag,
    method,
    deprecated,
    active: false,
  };
  const node: SidebarLinkNode = { kind: 'link', ...position, route: href + hash, page: page.page, link };
  tree.size += 1;
  if (!external) addSpot(href, node, tree);
  return node;
}

function addSpot(route: string, node: SidebarNode, tree: SidebarTree): void {
  const known = tree.spots.get(route);
  if (!known) {
    tree.positions.set(route, tree.sequence.length);
    tree.sequence.push(route);
  }
  // An entry for a place in the page stands for the page only as long as the page has no entry of its own.
  const isBetter =
    known?.kind === 'link' && known.link.href !== route && !(node.kind === 'link' && node.link.href !== route);
  if (!known || isBetter) tree.spots.set(route, node);
}
