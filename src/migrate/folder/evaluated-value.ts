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
