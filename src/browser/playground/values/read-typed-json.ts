import { parseExactJson } from '../../../base/values/parse-exact-json.ts';

/** What a reader typed into a field for any value: JSON where the text is JSON, else the text itself. */
export function readTypedJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}
