import type { SidebarEntry, SidebarView } from '../../model/view.ts';
import type { SidebarGroupNode, SidebarList, SidebarNode, SidebarTree } from './sidebar-tree.ts';

/** Up to this many links a division is given whole with each of its pages. */
const wholeLimit = 80;
/**
 * A list of links alone that is longer than this is cut around the current page: to more than a screen holds, of which
 * other entries may be a part already. Most of them come after the page, which stands a third below the top.
 */
const listLimit = { alone: { before: 16, after: 24 }, amongMany: { before: 8, after: 12 } };
const manyEntries = 16;

/** Whether pages leave out a part of the division, so that it needs a fragment. */
export function isPartial(tree: SidebarTree): boolean {
  return tree.size > wholeLimit;
}

/**
 * The sidebar of one page. A large division holds the way to the page, and every other group closed without its
 * entries.
 */
export function buildSidebar(
  tree: SidebarTree,
  { id, current }: { id: string; current: SidebarNode | null },
): SidebarView {
  const trail = trailOf(current);
  if (isPartial(tree)) return { id, ...buildPart(tree, { trail, depth: 0, beside: 0 }), partial: true };
  return { id, entries: buildWhole(tree, { trail, depth: 0 }), cut: false, partial: false };
}

/** All entries of a division, for the fragment that the browser fetches. */
export function buildFragment(tree: SidebarTree): SidebarEntry[] {
  return buildWhole(tree, { trail: [], depth: 0 });
}

/** The groups around a node, outermost first; a group is among its own. */
export function groupsOf(node: SidebarNode | null): SidebarGroupNode[] {
  const groups: SidebarGroupNode[] = [];
  for (let step = node; step; step = step.parent) if (step.kind === 'group') groups.push(step);
  return groups.reverse();
}

interface Step {
  /** The way to the current page: its node at each depth. */
  trail: readonly SidebarNode[];
  depth: number;
}

function trailOf(current: SidebarNode | null): SidebarNode[] {
  const groups = groupsOf(current);
  return current?.kind === 'link' ? [...groups, current] : groups;
}

function buildWhole({ children }: SidebarList, { trail, depth }: Step): SidebarEntry[] {
  return children.map((node) => {
    const active = trail[depth] === node;
    if (node.kind === 'link') return active ? { ...node.link, active } : node.link;
    const entries = buildWhole(node, { trail: active ? trail : [], depth: depth + 1 });
    return {
      kind: 'group',
      ...node.facts,
      open: depth === 0 || active || node.expanded,
      active,
      current: active && depth === trail.length - 1,
      entries,
      cut: false,
    };
  });
}

function buildPart(
  list: SidebarList,
  { trail, depth, beside }: Step & { beside: number },
): Pick<SidebarView, 'entries' | 'cut'> {
  const shown = cutAround(list, { current: trail[depth], beside });
  const entries = shown.map((node): SidebarEntry => {
    const active = trail[depth] === node;
    if (node.kind === 'link') return active ? { ...node.link, active } : node.link;
    // Without a name there is nothing to open a group by.
    if (!active && node.facts.label !== '')
      return { kind: 'group', ...node.facts, open: false, active, current: false, entries: null, cut: false };
    return {
      kind: 'group',
      ...node.facts,
      open: true,
      active,
      current: active && depth === trail.length - 1,
      ...buildPart(node, { trail: active ? trail : [], depth: depth + 1, beside: beside + shown.length - 1 }),
    };
  });
  return { entries, cut: shown.length < list.children.length };
}

/** A list that holds groups stays as it is: a group is known in the fragment by its position. */
function cutAround(
  { children, hasGroups }: SidebarList,
  { current, beside }: { current: SidebarNode | undefined; beside: number },
): readonly SidebarNode[] {
  const { before, after } = beside < manyEntries ? listLimit.alone : listLimit.amongMany;
  const limit = before + after;
  if (children.length <= limit || hasGroups) return children;
  const start = Math.max(0, Math.min((current?.index ?? 0) - before, children.length - limit));
  return children.slice(start, start + limit);
}
