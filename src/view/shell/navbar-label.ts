import type { NavbarLink } from '../../model/config.ts';
import { findPlatform } from './social-platforms.ts';

/**
 * What a navbar link says. Without a label: a GitHub link the name of its repository, any other the name of the
 * platform that it or its icon stands for, of its server, or of its last folder.
 */
export function navbarLabel({ label, type, href, icon }: NavbarLink): string {
  if (label !== '') return label;
  if (type === 'discord') return 'Discord';
  const address = URL.canParse(href) ? new URL(href) : null;
  if (address?.hostname === 'github.com' || type === 'github')
    return /^\/([^/]+\/[^/]+)/.exec(address?.pathname ?? '')?.[1] ?? 'GitHub';
  if (address !== null && !address.hostname) return address.pathname;
  const host = address?.hostname.replace(/^www\./, '') ?? '';
  const platform =
    host === '' ? undefined : (findPlatform(host.split('.').at(-2) ?? '') ?? findPlatform(icon?.name ?? ''));
  return platform?.name ?? (host || wordsOf(href));
}

/** `/guides/api-reference` reads as `Api reference`. */
function wordsOf(path: string): string {
  const name =
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? path.replace(/^#/, '');
  const words = name.replace(/[-_]/g, ' ').trim();
  return words === '' || words === '/' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}
