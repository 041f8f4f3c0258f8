import { isObject } from '../../base/values/is-object.ts';
import type { Lose } from '../../model/migration.ts';
import { leadsAway } from './find-page.ts';

/** An entry of the bar of another generator; a menu has no address. */
export interface BarItem {
  label?: string | undefined;
  address?: string | undefined;
}

interface Options {
  /** The path of a page at an address. */
  find: (address: string) => string | null;
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
    if (address === undefined) {
      if (label) lose({ file, message: `A menu of the bar: ${label}` });
      return [];
    }
    if (leadsAway(address)) return [outwardLink(address, label)];
    const page = label === undefined || tabs.has(label) ? null : find(address.split('#')[0]!);
    const hash = address.includes('#') ? `#${address.split('#')[1]}` : '';
    return page === null ? [] : [{ label: label!, href: `/${page === 'index' ? '' : page}${hash}` }];
  });
}

/** Bars show the best known places by their signs. */
export function outwardLink(href: string, label: string | undefined): BarLink {
  if (/^https?:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(href)) return { type: 'github', href };
  if (label) return { label, href };
  const host = new URL(href, 'https://site.invalid').hostname.replace(/^www\./, '');
  return { label: host, href };
}

function tabNames({ tabs, versions, languages }: Record<string, unknown>): Set<unknown> {
  const inner = [versions, languages].flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []));
  const own = Array.isArray(tabs) ? tabs.filter(isObject).map(({ tab }) => tab) : [];
  return new Set([...own, ...inner.flatMap((part) => [...tabNames(part)])]);
}
