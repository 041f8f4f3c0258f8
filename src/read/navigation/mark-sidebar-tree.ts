import { everyone } from '../../base/readers/page-access.ts';
import type { ReaderOption } from '../../base/readers/reader-marks.ts';
import { uniteAccess } from '../../base/readers/unite-access.ts';
import type { PageAccess } from '../../model/service.ts';
import { addOption, chooseTarget, type NavigationReaders } from './reader-targets.ts';
import type { SidebarGroupNode, SidebarLinkNode, SidebarList, SidebarNode } from './sidebar-tree.ts';

/** Writes into the entries of a division who sees them. A group is for whoever sees an entry of it. */
export function markSidebarTree(list: SidebarList, readers: NavigationReaders): void {
  for (const node of list.children) markNode(node, readers);
}

interface Marked {
  access: PageAccess;
  targets: ReaderOption[];
}

function markNode(node: SidebarNode, readers: NavigationReaders): Marked {
  return node.kind === 'link' ? markLink(node, readers) : markGroup(node, readers);
}

function markLink(node: SidebarLinkNode, { marks, accessOf }: NavigationReaders): Marked {
  const { link, route, page } = node;
  const own = page === undefined ? everyone : accessOf(page);
  // Wherever a page leads that is for some readers, its entry is for these.
  const access = own.kind !== 'everyone' || link.external ? own : accessOf(route);
  if (access.kind !== 'everyone') {
    const { label, tag, href } = link;
    node.link = {
      ...link,
      label: marks.element(access) + marks.show(access, label),
      tag: tag && marks.show(access, tag),
      href: marks.show(access, href),
    };
  }
  return { access, targets: link.external ? [] : [{ access, text: route }] };
}

function markGroup(node: SidebarGroupNode, readers: NavigationReaders): Marked {
  const { marks, accessOf } = readers;
  const { facts, root } = node;
  const own: Marked[] =
    root === null ? [] : [{ access: accessOf(root), targets: [{ access: accessOf(root), text: root }] }];
  const parts = [...own, ...node.children.map((child) => markNode(child, readers))];
  const access = uniteAccess(parts.map((part) => part.access));
  const targets: ReaderOption[] = [];
  for (const option of parts.flatMap((part) => part.targets)) if (addOption(targets, option)) break;
  if (targets.some((option) => option.access.kind !== 'everyone')) {
    const target = chooseTarget(targets, readers);
    node.facts = { ...facts, href: facts.href === null ? null : target, target: facts.target === null ? null : target };
  }
  if (access.kind !== 'everyone') {
    const { label, tag } = facts;
    node.facts = {
      ...node.facts,
      label: marks.element(access) + marks.show(access, label),
      tag: tag && marks.show(access, tag),
    };
  }
  return { access, targets };
}
