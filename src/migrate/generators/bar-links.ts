import { isObject } from '../../base/values/is-object.ts';
import type { Lose } from '../../model/migration.ts';
import { records } from '../folder/evaluated-value.ts';
import { leadsAway } from './find-page.ts';
import type { MadePages } from './made-pages.ts';

/** An entry of the bar of another generator: a link, or a menu of links. */
export interface BarItem {
  label?: string | undefined;
  address?: string | undefined;
  menu?: readonly BarItem[] | undefined;
}

interface Options {
  /** The path of a page at an address. */
  find: (address: string) => string | null;
  /** Pages that the navigation has for links to other sites. */
  made?: MadePages;
  /** Tabs are in the bar, too. */
  navigation: Record<string, unknown>;
  /** The file that the bar is written in. */
  file: string;
  lose: Lose;
}

type BarLink = { label: string; href: string } | { type: 'github'; href: string } | { icon: string; href: string };

/** Links of `navbar` in `docs.json`: to pages and to other sites, without what is a tab there. */
export function readBarLinks(items: readonly BarItem[], { find, navigation, file, lose }: Options): BarLink[] {
  const tabs = tabNames(navigation);
  return items.flatMap(({ label, address }): BarLink[] => {
    if (address === undefined) return [];
    if (leadsAway(address)) return [outwardLink(address, label)];
    if (label === undefined || tabs.has(label)) return [];
    const href = hrefOf(address, find);
    if (href === null) lose({ file, message: `An entry of the top bar that leads to no page: ${label}` });
    return href === null ? [] : [{ label, href }];
  });
}

/**
 * The navigation with the menus of the bar as tabs that unfold, in each language and version. Pages without a tab get
 * one beside them, called what the bar calls the way there.
 */
export function withMenus(
  items: readonly BarItem[],
  { find, made, navigation, file, lose }: Options,
): typeof navigation {
  const tabs = tabNames(navigation);
  const menus = items.flatMap(({ label, menu = [] }) => {
    const shown = new Set(tabsOf(navigation).flatMap(({ tab, pages }) => (tab === label ? pagesIn(pages) : [])));
    const links = menu.flatMap(({ label: item, address }) => {
      // What is a tab of its own, or stands in the one that the menu has become, needs no second way.
      if (!item || address === undefined || tabs.has(item)) return [];
      const page = leadsAway(address) ? made?.find(item, address) : find(address.split('#')[0]!);
      if (page && shown.has(page)) return [];
      const href = leadsAway(address) ? address : hrefOf(address, find);
      if (href === null) lose({ file, message: `An entry of a menu in the top bar that leads to no page: ${item}` });
      return href === null ? [] : [{ item, href }];
    });
    return label && links.length > 0 ? [{ tab: label, menu: links }] : [];
  });
  if (menus.length === 0) return navigation;
  const toPages = items.find(({ label, address }) => label && address && !leadsAway(address) && find(address) !== null);
  return addTabs(navigation, { menus, name: toPages?.label ?? 'Documentation' });
}

interface Added {
  menus: readonly object[];
  /** Of the tab of pages that had none. */
  name: string;
}

function addTabs(navigation: Record<string, unknown>, added: Added): Record<string, unknown> {
  const division = ['languages', 'versions'].find((key) => Array.isArray(navigation[key]));
  if (division) {
    const parts: unknown[] = navigation[division] as unknown[];
    return { ...navigation, [division]: parts.map((part) => (isObject(part) ? addTabs(part, added) : part)) };
  }
  const { pages, tabs = [{ tab: added.name, pages }], ...others } = navigation;
  return { ...others, tabs: [...(tabs as unknown[]), ...added.menus] };
}

function hrefOf(address: string, find: Options['find']): string | null {
  const [path = '', hash] = address.split('#');
  const page = find(path);
  return page === null ? null : `/${page === 'index' ? '' : page}${hash === undefined ? '' : `#${hash}`}`;
}

/** Bars show the best known places by their signs. */
export function outwardLink(href: string, label: string | undefined): BarLink {
  if (/^https?:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(href)) return { type: 'github', href };
  if (label) return { label, href };
  const host = new URL(href, 'https://site.invalid').hostname.replace(/^www\./, '');
  return { label: host, href };
}

function tabNames(navigation: Record<string, unknown>): Set<unknown> {
  return new Set(tabsOf(navigation).map(({ tab }) => tab));
}

function tabsOf({ tabs, versions, languages }: Record<string, unknown>): Record<string, unknown>[] {
  return [...records(tabs), ...[versions, languages].flatMap((list) => records(list).flatMap(tabsOf))];
}

/** Pages of a list of `docs.json`, those of its groups included. */
function pagesIn(items: unknown): unknown[] {
  const list: unknown[] = Array.isArray(items) ? items : [];
  return list.flatMap((item) => (isObject(item) ? [item['root'], ...pagesIn(item['pages'])] : [item]));
}
