import { isObject } from '../../../base/values/is-object.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
/** Names of properties and positions in lists, from the outside in. */
export type ValuePath = readonly (string | number)[];

/**
 * A copy of `value` with `next` at `path`; lists and objects that are missing are made. `undefined` takes a property
 * away and leaves a list one shorter.
 */
export function setAt(value: unknown, path: ValuePath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') return setItem(Array.isArray(value) ? value : [], key, rest, next);
  const before = isObject(value) ? value : {};
  const inner = setAt(ownValue(before, key), rest, next);
  if (inner !== undefined) return withProperty(before, key, inner);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name !== key));
}

/** The same object with a property under another name, in the same place. A name that is taken changes nothing. */
export function renameProperty(value: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  if (from === to || Object.hasOwn(value, to)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]));
}

/** Lists without places that hold nothing yet: JSON would write `null` there. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutGaps(inner)]));
}

function setItem(list: unknown[], index: number, rest: ValuePath, next: unknown): unknown[] {
  const inner = setAt(list[index], rest, next);
  if (inner === undefined && rest.length === 0) return list.filter((_, position) => position !== index);
  return index < list.length ? list.with(index, inner) : [...list, inner];
}

/** Keeps the order, and a property called `__proto__` a property. */
function withProperty(object: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(object).map(([name, inner]): [string, unknown] => [name, name === key ? value : inner]),
    ...(Object.hasOwn(object, key) ? [] : [[key, value] as [string, unknown]]),
  ]);
}
