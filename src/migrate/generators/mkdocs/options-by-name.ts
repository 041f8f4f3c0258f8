import { objectOf } from '../../folder/evaluated-value.ts';

/** Plug-ins and extensions: a list of names and of objects with one name each, or one object. */
export function optionsByName(written: unknown): Map<string, Record<string, unknown>> {
  const entries: unknown[] = Array.isArray(written) ? written : [written];
  return new Map(
    entries.flatMap((entry): [string, Record<string, unknown>][] =>
      typeof entry === 'string'
        ? [[entry, {}]]
        : Object.entries(objectOf(entry)).map(([name, options]) => [name, objectOf(options)]),
    ),
  );
}
