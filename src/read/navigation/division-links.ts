import type { ReaderOption } from '../../base/readers/reader-marks.ts';
import type { Division, DivisionType } from '../../model/navigation.ts';
import type { DivisionLink } from '../../model/view.ts';
import { findMenuLinks } from './find-target.ts';
import { accessOfTargets, addOption, chooseTarget, type NavigationReaders, targetsOf } from './reader-targets.ts';

/** The divisions of one type that readers see: not hidden, and leading somewhere. */
export function visibleDivisions(divisions: readonly Division[], type: DivisionType): Division[] {
  return divisions.filter((division) => division.type === type && !division.hidden && leadOf(division) !== null);
}

function leadOf({ href, target, children }: Division): string | null {
  return href ?? target ?? findMenuLinks(children)[0] ?? null;
}

export interface DivisionLinkOptions {
  /** The divisions that the reader is in. */
  active: ReadonlySet<Division>;
  /** In place of the division's own target. */
  href?: string;
  /** Set where links say who sees them. */
  readers: NavigationReaders | null;
}

/** The link to a division. */
export function buildDivisionLink(division: Division, { active, href, readers }: DivisionLinkOptions): DivisionLink {
  const { type, label, icon, tag, description, color, align } = division;
  const target = href ?? leadOf(division) ?? '/';
  const link = {
    ...{ type, label, icon, tag, description, color, align },
    href: target,
    external: isExternal(target),
    active: active.has(division),
    menu: menuOf(division).map((item) => buildDivisionLink(item, { active, readers })),
  };
  return readers ? markLink(link, { division, href: href ?? division.href, readers }) : link;
}

/**
 * Leads each reader to the first page that is for him; nobody sees a division without one. `href`: where it leads
 * whatever it holds.
 */
function markLink(
  link: DivisionLink,
  { division, href, readers }: { division: Division; href: string | null; readers: NavigationReaders },
): DivisionLink {
  const { marks, accessOf } = readers;
  const toOption = (address: string): ReaderOption => ({ access: accessOf(address), text: address });
  const links = findMenuLinks(division.children).map(toOption);
  const options: ReaderOption[] = href === null ? [] : [toOption(href)];
  for (const option of [...targetsOf(division.children, readers), ...links]) if (addOption(options, option)) break;
  const access = accessOfTargets(options);
  const { label, tag, description } = link;
  return {
    ...link,
    // Languages are known by their code.
    label: link.type === 'language' ? label : marks.show(access, label),
    tag: tag && marks.show(access, tag),
    description: description && marks.show(access, description),
    href: marks.element(access) + chooseTarget(options, readers),
  };
}

function menuOf({ type, children }: Division): Division[] {
  if (type !== 'tab' && type !== 'product') return [];
  const first = children[0];
  // Only divisions stand beside menu items; asking the first child keeps long lists of pages out.
  if (first?.kind !== 'division') return [];
  return visibleDivisions(
    children.filter((child) => child.kind === 'division'),
    'menu',
  );
}

function isExternal(href: string): boolean {
  return !href.startsWith('/') || href.startsWith('//');
}
