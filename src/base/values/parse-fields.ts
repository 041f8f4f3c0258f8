import { isObject } from './is-object.ts';

/** The fields of an answer that holds an object of JSON, or a form. */
export function parseFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
