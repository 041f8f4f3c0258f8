import { readDigits } from './read-digits.ts';

// A group that repeats for each character of a string would overflow the stack on strings of millions of them.
const tokens = /\\.|"|-?\d[\d.eE+-]*/g;

/**
 * Reads JSON with numbers of any length: those that JavaScript would round become an `ExactNumber`.
 * @throws SyntaxError as `JSON.parse`
 */
export function parseExactJson(text: string): unknown {
  JSON.parse(text);
  let inString = false;
  return JSON.parse(
    text.replace(tokens, (token) => {
      if (token === '"') inString = !inString;
      const value = inString || token === '"' || readDigits(token);
      return typeof value === 'object' ? JSON.stringify(value) : token;
    }),
  );
}
