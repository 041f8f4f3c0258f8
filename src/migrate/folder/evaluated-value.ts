import { isObject } from '../../base/values/is-object.ts';

/** A call whose value only running the program would tell: `starlight({ … })`. */
export class Call {
  readonly name: string;
  readonly values: readonly unknown[];

  constructor(name: string, values: readonly unknown[]) {
    this.name = name;
    this.values = values;
  }
}

/** The first object among the arguments of calls: what `defineConfig({ … })` defines. */
export function objectOf(value: unknown): Record<string, unknown> {
  if (value instanceof Call) return value.values.map(objectOf).find((found) => Object.keys(found).length > 0) ?? {};
  return isObject(value) ? value : {};
}

/** The objects of a list; none where it is no list. */
export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The same value for each call; `undefined` while it is being read, where it needs itself. */
export function once(read: () => unknown): () => unknown {
  let state: 'new' | 'open' | 'done' = 'new';
  let value: unknown;
  return () => {
    if (state === 'new') {
      state = 'open';
      value = read();
      state = 'done';
    }
    return value;
  };
}

/** What JSON has, too: no large number, and no pattern. */
export function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A list or an object whose parts can be named: what a program would give has none that are known. */
export function isWhole(value: unknown): value is object {
  return Array.isArray(value) || (isObject(value) && !(value instanceof Call));
}
