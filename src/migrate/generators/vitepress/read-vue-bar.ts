import { records } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { type BarItem, readBarLinks } from '../bar-links.ts';

/**
 * The places where people talk of it: by their platforms, as they are shown below pages, and as links, where they are
 * the repository, have a picture of their own, or are the second one of a platform.
 */
export function readSocials(theme: Record<string, unknown>): { platforms: Record<string, string>; links: BarItem[] } {
  const platforms: Record<string, string> = {};
  const links: BarItem[] = [];
  for (const { icon, link, ariaLabel } of records(theme['socialLinks'])) {
    const address = writtenText(link);
    if (address === undefined) continue;
    if (typeof icon === 'string' && icon !== 'github' && !Object.hasOwn(platforms, icon)) platforms[icon] = address;
    else links.push({ label: icon === 'github' ? 'GitHub' : writtenText(ariaLabel), address });
  }
  return { platforms, links };
}

/** Of the places where people talk of it, the repository is in the bar, the others below pages. */
export function readVueBar(
  theme: Record<string, unknown>,
  options: Parameters<typeof readBarLinks>[1],
): Record<string, unknown> {
  const links = readBarLinks([...barItems(theme['nav']), ...readSocials(theme).links], options);
  return links.length > 0 ? { navbar: { links } } : {};
}

/** Menus can have parts with headings of their own. */
export function barItems(items: unknown): BarItem[] {
  return records(items).map(({ text, link, items: menu }) => ({
    label: writtenText(text),
    address: writtenText(link),
    menu: barItems(menu).flatMap((item) => (item.menu?.length ? item.menu : [item])),
  }));
}
