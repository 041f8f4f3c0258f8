import { isObject } from '../../base/values/is-object.ts';

/** The objects of a list; none where it is no list. */
export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
