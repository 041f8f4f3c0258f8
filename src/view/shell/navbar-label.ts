import type { NavbarLink } from '../../model/config.ts';

/** What a navbar link says; a GitHub link without a label names its repository. */
export function navbarLabel({ label, type, href }: NavbarLink): string {
  if (label !== '') return label;
  if (type === 'discord') return 'Discord';
  return /^https?:\/\/github\.com\/([^/]+\/[^/?#]+)/i.exec(href)?.[1] ?? 'GitHub';
}
