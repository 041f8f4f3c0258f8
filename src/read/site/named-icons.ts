import type { IconValue } from '../../model/config.ts';
import { joinKey } from '../config/tree/json-node.ts';

export interface NamedIcon {
  at: string;
  icon: IconValue;
}

/** Every icon in settings, with its place in their file. */
export function namedIcons(value: unknown, at = ''): NamedIcon[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namedIcons(item, joinKey(at, index)));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'at' in value && typeof value.at === 'string' ? value.at : at;
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === 'icon' && isIcon(member)
      ? [{ at: joinKey(own, key), icon: member }]
      : namedIcons(member, joinKey(own, key)),
  );
}

function isIcon(value: unknown): value is IconValue {
  return typeof value === 'object' && value !== null && 'name' in value && 'library' in value && 'style' in value;
}
