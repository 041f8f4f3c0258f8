import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import { replaceOutsideStrings } from '../../base/values/replace-outside-strings.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { HttpRequest } from '../../model/http.ts';
import { headerValue } from './headers.ts';
import type { JsonValue } from './json-value.ts';
import { escapeUnseen, escapeUtf16 } from './quote-string.ts';
import { type LiteralRules, writeLiteral } from './write-literal.ts';

const deepestValue = 50;

/** The only escape of this kind that `JSON.stringify` writes. */
const loneSurrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

const jsonRules: LiteralRules = {
  string: quoteJson,
  key: (name) => `${quoteJson(name)}: `,
  object: { open: '{', close: '}', empty: '{}' },
  array: { open: '[', close: ']' },
  constants: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
  trailingComma: false,
};

/**
 * The value of a JSON body, when writing it anew says exactly the same. `null` for any other body, and where a value
 * would lose something: digits of a number, a doubled key, the order of keys, an escape, half of a pair of surrogates.
 */
export function parseJsonBody(
  { headers, body }: HttpRequest,
  parse: (text: string) => unknown = JSON.parse,
): { value: JsonValue } | null {
  if (body?.kind !== 'text' || !/[/+]json\s*(;|$)/i.test(headerValue(headers, 'Content-Type') ?? '')) return null;
  try {
    const value = parse(body.text) as JsonValue;
    const text = writeJson(value)!;
    return depthOf(value) <= deepestValue &&
      text === replaceOutsideStrings(body.text, /\\.|"|\s+/g, () => '') &&
      !loneSurrogate.test(text)
      ? { value }
      : null;
  } catch {
    return null;
  }
}

/** The text of a body as a reader wants to see it: JSON indented and with all of its digits, anything else as it is. */
export function readableText(request: HttpRequest): string {
  const json = parseJsonBody(request, parseExactJson);
  if (json !== null) return writeLiteral(json.value, jsonRules);
  return request.body?.kind === 'text' ? request.body.text : '';
}

/** What cannot be seen is escaped, so that a source file can hold the text as it is. */
function quoteJson(text: string): string {
  return escapeUnseen(JSON.stringify(text), escapeUtf16);
}

function depthOf(value: JsonValue): number {
  let depth = 0;
  for (let level: JsonValue[] = [value]; level.length > 0; depth++) {
    if (depth > deepestValue) return depth;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return depth;
}
