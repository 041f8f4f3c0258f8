import { writeJson } from '../../base/values/write-json.ts';
import type { Schema } from '../../model/api/schema.ts';

/**
 * What a schema asks of a value, in one line of the signs that API descriptions themselves use: `kind: "card"`,
 * `required: card, holder`. Texts about it are left out.
 */
export function conditionText(schema: Schema, purpose: 'test' | 'rule'): string {
  const { $ref, properties, required, title: _title, description: _text, ...rest } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [name, writePart(part)] as const);
  const told = fields.filter(([, text]) => text !== '');
  // To test a value is to test that it is there.
  const asked = (required ?? []).filter((name) => purpose === 'rule' || !told.some(([key]) => key === name));
  // A rule may bring fields of which it asks nothing.
  const brought = fields.filter(([name, text]) => purpose === 'rule' && text === '' && !asked.includes(name));
  const parts = [
    ...($ref === undefined ? [] : [$ref]),
    ...told.map(([name, text]) => `${name}: ${text}`),
    ...(brought.length > 0 ? [brought.map(([name]) => name).join(', ')] : []),
    ...(asked.length > 0 ? [`required: ${asked.join(', ')}`] : []),
    ...rules(rest).map(([name, rule]) => `${name}: ${writeJson(rule)}`),
  ];
  return parts.join('; ') || '{}';
}

function writePart(part: Schema): string {
  const { title: _title, description: _text, examples: _examples, ...rest } = part;
  if (rest.const !== undefined) return writeJson(rest.const) ?? '';
  if (rest.enum) return rest.enum.map((value) => writeJson(value)).join(' | ');
  if (rest.$ref !== undefined) return rest.$ref;
  const asked = rules(rest);
  return asked.length === 0 ? '' : (writeJson(Object.fromEntries(asked)) ?? '');
}

/** The type of a value is seldom what a condition is about: it stands beside the field. */
function rules(schema: Schema): [string, unknown][] {
  const { type: _type, extensions: _extensions, ...rest } = schema;
  return Object.entries(rest).filter(([, value]) => value !== undefined);
}
