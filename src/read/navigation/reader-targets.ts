import type { ReaderMarks, ReaderOption } from '../../base/readers/reader-marks.ts';
import { coversAccess, uniteAccess } from '../../base/readers/unite-access.ts';
import type { Group, NavNode, PageLink } from '../../model/navigation.ts';
import type { PageAccess } from '../../model/service.ts';

/** Navigation in which every entry says who sees it. */
export interface NavigationReaders {
  marks: ReaderMarks;
  /** Who may read the page at a route; everyone for an address that is no page. */
  accessOf: (route: string) => PageAccess;
}

/**
 * Where a link to a part of the navigation leads: for each reader to the first page that he may read. Only pages that
 * some reader reaches are listed, so the list is never longer than there are kinds of readers.
 */
export function targetsOf(nodes: readonly NavNode[], { accessOf }: NavigationReaders): ReaderOption[] {
  const options: ReaderOption[] = [];
  addTargets(nodes, options, accessOf);
  return options;
}

/** @returns whether every reader has a target */
function addTargets(
  nodes: readonly NavNode[],
  options: ReaderOption[],
  accessOf: NavigationReaders['accessOf'],
): boolean {
  for (const node of nodes) {
    if (node.hidden) continue;
    const route = ownRoute(node);
    if (route !== null && addOption(options, { access: accessOf(route), text: route })) return true;
    if (node.kind !== 'page' && addTargets(node.children, options, accessOf)) return true;
  }
  return false;
}

function ownRoute(node: Exclude<NavNode, never>): string | null {
  if (node.kind === 'page') return (node as PageLink).external ? null : (node as PageLink).href;
  return node.kind === 'group' ? (node as Group).root : null;
}

/** @returns whether every reader is served by now */
export function addOption(options: ReaderOption[], option: ReaderOption): boolean {
  const isReached = !coversAccess(uniteAccess(options.map(({ access }) => access)), option.access);
  if (isReached) options.push(option);
  return option.access.kind === 'everyone';
}

/** A target as text: an address for each reader, `/` for those who have none. */
export function chooseTarget(options: readonly ReaderOption[], { marks }: NavigationReaders): string {
  return marks.choose(options, '/');
}

/** Who sees a link to any of these targets. */
export function accessOfTargets(options: readonly ReaderOption[]): PageAccess {
  return uniteAccess(options.map(({ access }) => access));
}
