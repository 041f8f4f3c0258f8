import { writeJson } from '../../base/values/write-json.ts';

const maxLength = 120;

/** A value as one line of code; long ones are cut, since the whole of it stands in the sample. */
export function shortJson(value: unknown): string {
  const written = writeJson(value) ?? '';
  return written.length > maxLength ? `${written.slice(0, maxLength - 1)}…` : written;
}
