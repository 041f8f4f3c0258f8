import { ExactNumber } from './exact-number.ts';
import { readDigits } from './read-digits.ts';

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Reads JSON with numbers of any length: those that JavaScript would round become an `ExactNumber`.
 * @throws SyntaxError as `JSON.parse`
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const mark = freeMark(text);
  let hasExact = false;
  const marked = text.replace(tokens, (token) => {
    if (token.startsWith('"') || !(readDigits(token) instanceof ExactNumber)) return token;
    hasExact = true;
    return `"${mark}${token}"`;
  });
  if (!hasExact) return value;
  return JSON.parse(marked, (_, inner: unknown) =>
    typeof inner === 'string' && inner.startsWith(mark) ? new ExactNumber(inner.slice(mark.length)) : inner,
  );
}

/** A text that does not occur in `text`, also not in other writing: JSON can escape any letter of it. */
function freeMark(text: string): string {
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  for (let number = 0; ; number++) if (!plain.includes(`exact${number}:`)) return `exact${number}:`;
}
