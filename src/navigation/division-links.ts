import type { Division, DivisionType } from '../model/navigation.ts';
import type { DivisionLink } from '../model/view.ts';

/** The divisions of one type that readers see: not hidden, and leading somewhere. */
export function visibleDivisions(divisions: readonly Division[], type: DivisionType): Division[] {
  return divisions.filter((division) => division.type === type && !division.hidden && (division.href ?? division.target) !== null);
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
    menu: menuOf(division).map((item) => buildDivisionLink(item, { active })),
  };
}

function menuOf({ type, children }: Division): Division[] {
  if (type !== 'tab' && type !== 'product') return [];
  const first = children[0];
  // Only divisions stand beside menu items; asking the first child keeps long lists of pages out.
  if (first?.kind !== 'division') return [];
  return visibleDivisions(children.filter((child) => child.kind === 'division'), 'menu');
}

function isExternal(href: string): boolean {
  return !href.startsWith('/') || href.startsWith('//');
}
