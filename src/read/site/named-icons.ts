import type { IconValue, SiteConfig } from '../../model/config.ts';
import { joinKey } from '../config/tree/json-node.ts';

export interface NamedIcon {
  at: string;
  icon: IconValue;
}

/** By navigation, which is the same value when a site is loaded again whose settings have not changed. */
const known = new WeakMap<SiteConfig['navigation'], NamedIcon[]>();

/** Every icon in settings, with its place in their file. */
export function namedIcons(config: SiteConfig): NamedIcon[] {
  const { navigation } = config;
  if (!known.has(navigation)) known.set(navigation, iconsIn(config, ''));
  return known.get(navigation)!;
}

function iconsIn(value: unknown, at: string): NamedIcon[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => iconsIn(item, joinKey(at, index)));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'at' in value && typeof value.at === 'string' ? value.at : at;
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === 'icon' && isIcon(member) ? [{ at: joinKey(own, key), icon: member }] : iconsIn(member, joinKey(own, key)),
  );
}

function isIcon(value: unknown): value is IconValue {
  return typeof value === 'object' && value !== null && 'name' in value && 'library' in value && 'style' in value;
}
