import type { SidebarEntry, SidebarGroup, SidebarView } from '../model/view.ts';
import type { SidebarGroupNode, SidebarNode, SidebarTree } from './sidebar-tree.ts';

/** Up to this many links a division is given whole with each of its pages. */
const wholeLimit = 80;
/** A list of links alone that is longer than this is cut around the current page. */
const listLimit = 200;

/** Whether pages leave out a part of the division, so that it needs a fragment. */
export function isPartial(tree: SidebarTree): boolean {
  return tree.size > wholeLimit;
}

/** The sidebar of one page. A large division holds the way to the page, and every other group closed without its entries. */
export function buildSidebar(tree: SidebarTree, { id, current }: { id: string; current: SidebarNode | null }): SidebarView {
  const trail = trailOf(current);
  const partial = isPartial(tree);
  const list = partial ? buildPart(tree.nodes, trail) : { entries: buildWhole(tree.nodes, { trail, depth: 0 }), cut: false };
  return { id, ...list, partial };
}

/** All entries of a division, for the fragment that the browser fetches. */
export function buildFragment(tree: SidebarTree): SidebarEntry[] {
  return buildWhole(tree.nodes, { trail: new Set(), depth: 1 });
}

/** The groups around a node, outermost first, without the node itself unless it is a group. */
export function groupsOf(node: SidebarNode | null): SidebarGroupNode[] {
  const groups: SidebarGroupNode[] = [];
  for (let step = node; step; step = step.parent) if (step.kind === 'group') groups.unshift(step);
  return groups;
}

type Trail = ReadonlySet<SidebarNode>;

function trailOf(current: SidebarNode | null): Trail {
  return new Set(current ? [current, ...groupsOf(current)] : []);
}

function buildWhole(nodes: readonly SidebarNode[], { trail, depth }: { trail: Trail; depth: number }): SidebarEntry[] {
  return nodes.map((node) => {
    if (node.kind === 'link') return trail.has(node) ? { ...node.link, active: true } : node.link;
    const active = trail.has(node);
    const entries = buildWhole(node.children, { trail, depth: depth + 1 });
    return { kind: 'group', ...node.facts, open: depth === 0 || active || node.expanded, active, entries, cut: false };
  });
}

function buildPart(nodes: readonly SidebarNode[], trail: Trail): { entries: SidebarEntry[]; cut: boolean } {
  const shown = cutAround(nodes, trail);
  const entries = shown.map((node): SidebarEntry => {
    if (node.kind === 'link') return trail.has(node) ? { ...node.link, active: true } : node.link;
    return trail.has(node) ? buildOpenGroup(node, trail) : { kind: 'group', ...node.facts, open: false, active: false, entries: null, cut: false };
  });
  return { entries, cut: shown.length < nodes.length };
}

function buildOpenGroup(node: SidebarGroupNode, trail: Trail): SidebarGroup {
  return { kind: 'group', ...node.facts, open: true, active: true, ...buildPart(node.children, trail) };
}

/** A list that holds groups stays as it is: a group is known in the fragment by its position. */
function cutAround(nodes: readonly SidebarNode[], trail: Trail): readonly SidebarNode[] {
  if (nodes.length <= listLimit || nodes.some((node) => node.kind === 'group')) return nodes;
  const current = nodes.findIndex((node) => trail.has(node));
  const start = Math.max(0, Math.min(current - listLimit / 2, nodes.length - listLimit));
  return nodes.slice(start, start + listLimit);
}
