import { writeJson } from '../../base/values/write-json.ts';

/** The documents of a stream of JSON, each as one line: those of a list, or the only one. */
export function jsonLines(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((item) => writeJson(item) ?? 'null');
}
