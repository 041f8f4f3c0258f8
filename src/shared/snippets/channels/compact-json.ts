import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import { writeJson } from '../../../base/values/write-json.ts';

/** A message for tools that read one from each line: JSON can do without line breaks, other texts stay as they are. */
export function compactJson(message: string): string {
  try {
    return writeJson(parseExactJson(message))!;
  } catch {
    return message;
  }
}
