import type { Division, DivisionType, NavNode } from '../model/navigation.ts';
import type { DivisionLink } from '../model/view.ts';

/** The divisions at one level that readers see: not hidden, and leading somewhere. */
export function visibleDivisions(nodes: readonly NavNode[], type: DivisionType): Division[] {
  return nodes.filter(
    (node): node is Division => node.kind === 'division' && node.type === type && !node.hidden && (node.href ?? node.target) !== null,
  );
}

/** The link to a division. `active` names the divisions that the reader is in; `href` replaces its own target. */
export function buildDivisionLink(division: Division, { active, href }: { active: ReadonlySet<Division>; href?: string }): DivisionLink {
  const { type, label, icon, tag, description, color, align } = division;
  const target = href ?? division.href ?? division.target ?? '/';
  return {
    ...{ type, label, icon, tag, description, color, align },
    href: target,
    external: isExternal(target),
    active: active.has(division),
    menu: visibleDivisions(division.children, 'menu').map((item) => buildDivisionLink(item, { active })),
  };
}

function isExternal(href: string): boolean {
  return !href.startsWith('/') || href.startsWith('//');
}
