import { objectOf, records } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import type { BarItem } from '../bar-links.ts';
import { leadsAway } from '../find-page.ts';
import { firstMode } from '../first-mode.ts';

/** Name, pictures, bar and footer of `docs.json` from the configuration of Docusaurus' classic theme. */
export function readThemeSettings(config: Record<string, unknown>): Record<string, unknown> {
  const theme = objectOf(config['themeConfig']);
  const navbar = objectOf(theme['navbar']);
  const logo = objectOf(navbar['logo']);
  const [light, dark] = [writtenText(logo['src']), writtenText(logo['srcDark'])];
  const favicon = writtenText(config['favicon']);
  const description = writtenText(config['tagline']);
  const banner = writtenText(objectOf(theme['announcementBar'])['content']);
  return {
    name: writtenText(config['title']) ?? writtenText(navbar['title']) ?? 'Documentation',
    ...(description && { description }),
    ...(light && { logo: dark ? { light: rooted(light), dark: rooted(dark) } : rooted(light) }),
    ...(favicon && { favicon: rooted(favicon) }),
    ...(banner && { banner: { content: markdownOf(banner), dismissible: true } }),
    ...modeOf(objectOf(theme['colorMode'])),
  };
}

/** A site that does not ask readers' systems starts in light colours unless it names others. */
function modeOf(settings: Record<string, unknown>): { appearance?: object } {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = settings;
  const isFixed = disableSwitch === true;
  const isSaid = defaultMode !== undefined || isFixed;
  const mode = defaultMode === 'dark' ? 'dark' : 'light';
  return firstMode({ mode: isSaid && respectPrefersColorScheme !== true ? mode : undefined, isFixed });
}

/** HTML with links, as texts of settings write them. */
function markdownOf(html: string): string {
  return html
    .replace(/<a\b[^>]*?\bhref=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)')
    .replace(/<[^>]*>/g, '')
    .trim();
}

/** Entries of the bar; documents are named by their ids. */
export function readBarItems(config: Record<string, unknown>, pathOf: (id: string) => string | undefined): BarItem[] {
  return itemsOf(objectOf(objectOf(config['themeConfig'])['navbar'])['items'], pathOf);
}

function itemsOf(items: unknown, pathOf: (id: string) => string | undefined): BarItem[] {
  return records(items).flatMap((item): BarItem[] => {
    const { type, items: menu } = item;
    const label = writtenText(item['label']) ?? writtenText(item['aria-label']);
    if (Array.isArray(menu)) return [{ label, menu: itemsOf(menu, pathOf) }];
    const path = type === 'doc' ? pathOf(writtenText(item['docId']) ?? '') : undefined;
    const address = path === undefined ? addressIn(item) : `/${path}`;
    return address === undefined ? [] : [{ label, address }];
  });
}

const link = /<a\b[^<>]*?\bhref=["']([^"'<>]*)["'][^<>]*>([\s\S]*?)<\/a>/;

/** `footer` of `docs.json`, where there is one. */
export function readFooter(config: Record<string, unknown>): { footer?: Record<string, unknown> } {
  const footer = objectOf(objectOf(config['themeConfig'])['footer']);
  const links = records(footer['links']).flatMap((column) => {
    const items = records(column['items']).flatMap((item) => {
      const [, address, markup = ''] = link.exec(writtenText(item['html']) ?? '') ?? [];
      const label = writtenText(item['label']) ?? markup.replace(/<[^<>]*>/g, '').trim();
      const href = addressIn(item) ?? address;
      return label && href ? [{ label, href: rooted(href) }] : [];
    });
    return items.length > 0 ? [{ header: writtenText(column['title']) ?? '', items }] : [];
  });
  return links.length > 0 ? { footer: { links } } : {};
}

/** Where an entry of the settings leads, without what keeps an address from the router ("Linking to static files"). */
export function addressIn(item: Readonly<Record<string, unknown>>): string | undefined {
  return (writtenText(item['href']) ?? writtenText(item['to']))?.replace(/^pathname:\/\//, '');
}

function rooted(path: string): string {
  return leadsAway(path) ? path : `/${path.replace(/^\/+/, '')}`;
}
