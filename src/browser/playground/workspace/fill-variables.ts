import { isObject } from '../../../base/values/is-object.ts';
import type { RequestValues } from '../../../model/request-values.ts';

const place = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Puts the values of an environment where a reader wrote `{{name}}`; one without a value stays as it is written. */
export function fillVariables(values: RequestValues, variables: ReadonlyMap<string, string>): RequestValues {
  return fill(values, (text) =>
    text.replace(place, (whole, name: string) => variables.get(name) ?? whole),
  ) as RequestValues;
}

/** Names that stand in values and that an environment has no value for. */
export function unknownVariables(values: RequestValues, variables: ReadonlyMap<string, string>): string[] {
  const names = new Set<string>();
  fill(values, (text) => {
    for (const [, name] of text.matchAll(place)) if (!variables.has(name!)) names.add(name!);
    return text;
  });
  return [...names];
}

/** Walks what can be written into; bytes of files are no object of ours. */
function fill(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => fill(item, change));
  if (!isObject(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, change)]));
}
