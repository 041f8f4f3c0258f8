import { readDigits } from './read-digits.ts';

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Reads JSON with numbers of any length: those that JavaScript would round become an `ExactNumber`.
 * @throws SyntaxError as `JSON.parse`
 */
export function parseExactJson(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(
    text.replace(tokens, (token) => {
      const value = token.startsWith('"') || readDigits(token);
      return typeof value === 'object' ? JSON.stringify(value) : token;
    }),
  );
}
