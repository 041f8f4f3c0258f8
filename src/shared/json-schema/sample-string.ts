import type { Schema } from '../../model/api/schema.ts';
import { samplePattern } from './sample-pattern.ts';

/** docs/format.md#example-values; the rest are values that satisfy the format (JSON Schema Validation, section 7.3). */
const formats: ReadonlyMap<string, string> = new Map([
  ['byte', 'aSDinaTvuI8gbWludGxpZnk='],
  ['base64', 'aSDinaTvuI8gbWludGxpZnk='],
  ['date', '2023-12-25'],
  ['date-time', '2023-11-07T05:31:56Z'],
  ['email', 'jsmith@example.com'],
  ['uuid', '3c90c3cc-0d44-4b50-8888-8dd25736052a'],
  ['ipv4', '127.0.0.1'],
  ['ipv6', '2606:4700:3108::ac42:2835'],
  ['idn-email', 'jsmith@example.com'],
  ['time', '05:31:56Z'],
  ['duration', 'P3D'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'example.com'],
  ['uri', 'https://example.com'],
  ['iri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['uri-reference', '/path'],
  ['iri-reference', '/path'],
  ['uri-template', '/path/{id}'],
  ['json-pointer', '/path'],
  ['regex', '^[a-z]+$'],
]);

const maxSample = 1000;

/** A text that satisfies a string schema, as far as its format, pattern and lengths can be met without a search. */
export function sampleString(schema: Schema): string {
  const { minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string | null | undefined): text is string =>
    typeof text === 'string' && text.length >= minLength && text.length <= maxLength;
  if (schema.pattern !== undefined) {
    const text = samplePattern(schema.pattern, minLength);
    if (fits(text)) return text;
  }
  const formatted =
    formats.get(schema.format?.toLowerCase() ?? '') ??
    (schema.contentEncoding?.startsWith('base64') ? formats.get('base64') : undefined);
  if (fits(formatted)) return formatted;
  if (fits('<string>')) return '<string>';
  if (maxLength < '<string>'.length)
    return 'string'.slice(0, Math.max(0, maxLength)).padEnd(Math.max(0, minLength), 'g');
  return '<string>'.padEnd(Math.min(minLength, maxSample), 'x');
}
