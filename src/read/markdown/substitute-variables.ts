import { isObject } from '../../base/values/is-object.ts';

/**
 * Replaces `{{ name }}` by the variables of `docs.json`, everywhere in a page or snippet. HTML tags are stripped from
 * the values; an unknown name is left as it stands.
 */
export function substituteVariables(source: string, variables: Readonly<Record<string, string>>): string {
  if (!source.includes('{{')) return source;
  return source.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? variables[name]!.replace(/<[^>]*>/g, '') : whole,
  );
}

/** The same in every text of a value that has been read, such as front matter. */
export function substituteInTexts<T>(value: T, variables: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return substituteVariables(value, variables) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => substituteInTexts(item, variables)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substituteInTexts(item, variables)])) as T;
}
