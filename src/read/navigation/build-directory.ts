import type { Directory, DirectoryEntry, DirectoryPage } from '../../model/view.ts';
import type { SidebarGroupNode, SidebarLinkNode, SidebarNode } from './sidebar-tree.ts';

/** What the page at a route says about itself; empty for one that is not known. */
export type DescribeRoute = (route: string) => string;

/**
 * The listing under the body of a group's `root` page (docs/format.md#directory): the group's
 * visible pages in the order of the sidebar. `null` for every other page and where there is nothing to list.
 */
export function buildDirectory(node: SidebarNode | null, describe: DescribeRoute): Directory | null {
  if (node?.kind !== 'group' || node.directory === 'none') return null;
  const entries = buildEntries(node, { root: node.root, describe });
  return entries.length > 0 ? { style: node.directory, entries } : null;
}

interface DirectoryContext {
  /** Route of the page under which the listing stands. */
  root: string | null;
  describe: DescribeRoute;
}

function buildEntries(group: SidebarGroupNode, context: DirectoryContext): DirectoryEntry[] {
  return group.children.flatMap((child): DirectoryEntry[] => {
    if (child.kind === 'link') return child.route === context.root ? [] : [toPage(child, context)];
    const { label, icon, href } = child.facts;
    const description = child.root === null ? '' : context.describe(child.root);
    return [{ kind: 'group', label, href, icon, description, entries: buildEntries(child, context) }];
  });
}

function toPage({ link, route }: SidebarLinkNode, { describe }: DirectoryContext): DirectoryPage {
  const { label, href, external, icon } = link;
  return { kind: 'page', label, href, external, icon, description: describe(route) };
}
