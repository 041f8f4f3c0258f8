/** Writes a value as JSON, an `ExactNumber` with all of its digits; `undefined` as `JSON.stringify`. */
export function writeJson(value: unknown, indent?: number): string | undefined {
  // No text of the value reads like this: quotes inside of it are escaped.
  return JSON.stringify(value, null, indent)?.replace(/\{\s*"\\u0000":\s*"(-?\d[\d.eE+-]*)"\s*\}/g, '$1');
}
