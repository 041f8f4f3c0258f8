import { records } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { type BarItem, readBarLinks } from '../bar-links.ts';

/** Of the places where people talk of it, the repository is in the bar, the others below pages. */
export function readVueBar(
  theme: Record<string, unknown>,
  options: Parameters<typeof readBarLinks>[1],
): Record<string, unknown> {
  const socials = records(theme['socialLinks']).flatMap(({ icon, link }) =>
    icon === 'github' ? [{ label: 'GitHub', address: writtenText(link) }] : [],
  );
  const links = readBarLinks([...barItems(theme['nav']), ...socials], options);
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
