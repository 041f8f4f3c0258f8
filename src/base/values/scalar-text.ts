import { writeJson } from './write-json.ts';

/** The text of a value inside a parameter or a form field: JSON for objects and arrays, else as it is written. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : (writeJson(value) ?? '');
}
