import { posix } from 'node:path';
import { isObject } from '../../base/values/is-object.ts';

interface ListCall {
  /** The function that is given; `null` for another value, or none. */
  change: ((item: unknown, index: number) => unknown) | null;
  /** All arguments. */
  given: readonly unknown[];
}

type ListMethod = (list: readonly unknown[], call: ListCall) => unknown;

/** `list.map((item) => ({ … }))` and its like: lists of entries that are alike are often written so. */
const listMethods: Readonly<Record<string, ListMethod>> = {
  map: (list, { change }) => change && list.map((item, index) => change(item, index)),
  flatMap: (list, { change }) => change && list.flatMap((item, index) => change(item, index)),
  // What a condition says that is not known here stays.
  filter: (list, { change }) => list.filter((item, index) => (change ? change(item, index) !== false : Boolean(item))),
  concat: (list, { given }) => list.concat(...given),
  flat: (list) => list.flat(),
};

export function isListMethod(name: string): boolean {
  return Object.hasOwn(listMethods, name);
}

export function callOfList(name: string, list: readonly unknown[], call: ListCall): unknown {
  return listMethods[name]!(list, call) ?? undefined;
}

/** `Object.entries(…)`, `Object.keys(…)`, `Object.values(…)` */
export function callOfObject(method: string, value: unknown): unknown {
  if (!isObject(value)) return undefined;
  if (method === 'entries') return Object.entries(value);
  if (method === 'keys') return Object.keys(value);
  return method === 'values' ? Object.values(value) : undefined;
}

/** Paths of Node, from the folder of the module. */
export function joinPaths(parts: readonly unknown[]): string | undefined {
  return parts.length > 0 && parts.every((part) => typeof part === 'string') ? posix.join(...parts) : undefined;
}
