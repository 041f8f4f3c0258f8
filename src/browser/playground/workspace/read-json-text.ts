import { parseExactJson } from '../../../base/values/parse-exact-json.ts';

/** The value of a JSON text; of any other text, the text. */
export function readJsonText(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}
