import type { HttpField, HttpRequest } from '../../model/http.ts';
import { headerWriter } from './basic-login.ts';
import { parseJsonBody } from './json-body.ts';
import { easiestQuote, escapeUtf16, isPlainText, quoteString } from './quote-string.ts';
import { type LiteralRules, writeLiteral } from './write-literal.ts';

export function quoteJs(text: string): string {
  return quoteString(text, { quote: easiestQuote(text, "'"), unicode: escapeUtf16 });
}

const rules: LiteralRules = {
  string: quoteJs,
  key: (name) => `${writeKey(name)}: `,
  object: { open: '{', close: '}', empty: '{}' },
  array: { open: '[', close: ']' },
  constants: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
  trailingComma: false,
};

function writeKey(name: string): string {
  // Written as a plain key, `__proto__` would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJs(name);
}

/** Writes the values of a request's headers. */
export function jsHeaderValues(request: HttpRequest): (field: HttpField) => string {
  return headerWriter(request, { quote: quoteJs, encode: (login) => `\`Basic \${btoa(${login})}\`` });
}

/** Header or form fields as an object inside a call. */
export function writeObject(
  fields: HttpField[],
  writeValue: (field: HttpField) => string = ({ value }) => quoteJs(value),
): string {
  const entries = fields.map((field) => `${writeKey(field.name)}: ${writeValue(field)}`);
  return entries.length === 1 ? `{ ${entries[0]} }` : `{\n${entries.map((entry) => `    ${entry}`).join(',\n')}\n  }`;
}

/** A text body as an expression at `level` steps of indentation: a JSON value where the text is one. */
export function writeTextBody(request: HttpRequest, text: string, level: number): string {
  const json = parseJsonBody(request);
  if (json !== null) return `JSON.stringify(${writeLiteral(json.value, rules, level)})`;
  if (!text.includes('\n') || !isPlainText(text)) return quoteJs(text);
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
}
