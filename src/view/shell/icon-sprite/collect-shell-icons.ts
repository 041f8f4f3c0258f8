import type { Footer, IconValue, Navbar } from '../../../model/config.ts';
import type { Navigation, NavNode } from '../../../model/navigation.ts';
import type { Site } from '../../../model/site.ts';
import { listBars } from '../../../read/navigation/list-bars.ts';
import { socialIcon } from '../social-platforms.ts';

/** Every icon that navigation and bars of a site show, as often as they stand there. */
export function collectShellIcons({ config, navigation }: Pick<Site, 'config' | 'navigation'>): IconValue[] {
  const bars = [config, ...listBars(navigation.root)].flatMap(({ navbar, footer }) => [
    ...navbarIcons(navbar),
    ...footerIcons(footer),
  ]);
  return [...navigationIcons(navigation), ...bars].filter((icon) => icon !== null);
}

function navigationIcons({ root, global }: Navigation): (IconValue | null)[] {
  const icons: (IconValue | null)[] = [];
  const rest: NavNode[] = [...root, ...global];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    icons.push(node.icon);
    if (node.kind !== 'page') rest.push(...node.children);
  }
  return icons;
}

function navbarIcons(navbar: Navbar | undefined): (IconValue | null)[] {
  const links = navbar ? [...navbar.links, ...(navbar.primary ? [navbar.primary] : [])] : [];
  return links.map(({ icon, type }) => icon ?? (type === 'github' || type === 'discord' ? socialIcon(type) : null));
}

function footerIcons(footer: Footer | undefined): IconValue[] {
  return footer?.socials.map(({ platform }) => socialIcon(platform)) ?? [];
}
