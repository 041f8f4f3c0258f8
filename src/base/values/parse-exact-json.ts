import { readDigits } from './read-digits.ts';
import { replaceOutsideStrings } from './replace-outside-strings.ts';

/**
 * Reads JSON with numbers of any length: those that JavaScript would round become an `ExactNumber`.
 * @throws SyntaxError as `JSON.parse`
 */
export function parseExactJson(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(
    replaceOutsideStrings(text, /\\.|"|-?\d[\d.eE+-]*/g, (digits) => {
      const value = readDigits(digits);
      return typeof value === 'object' ? JSON.stringify(value) : digits;
    }),
  );
}
