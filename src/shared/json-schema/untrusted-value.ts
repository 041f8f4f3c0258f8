import { isExactNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
/** An object of a file that nobody has checked. Its keys may be any text, `__proto__` included. */
export type UntrustedTree = Record<string, unknown>;

/** The value as an object, or `null` for everything else, lists included. */
export function asTree(value: unknown): UntrustedTree | null {
  return isObject(value) ? value : null;
}

/** The value as a list; empty for everything else. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text. Numbers and booleans count, as YAML reads `version: 1.0` as a number; the rest is empty. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isExactNumber(value)) return value['\0'];
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The texts of a list, in order. */
export function asTexts(value: unknown): string[] {
  return asList(value)
    .map(asText)
    .filter((text) => text !== '');
}

/** What `tree` itself holds under `key`; never a part of its prototype such as `constructor`. */
export function ownValue<Value>(tree: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(tree, key) ? tree[key] : undefined;
}

/** The entries of an object, without the one key that could replace a prototype when it is assigned. */
export function entriesOf(value: unknown): [string, unknown][] {
  const tree = asTree(value);
  return tree ? Object.entries(tree).filter(([key]) => key !== '__proto__') : [];
}
