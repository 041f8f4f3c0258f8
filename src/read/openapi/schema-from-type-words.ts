import type { Schema, SchemaType } from '../../model/api/schema.ts';

/** Types nest no deeper in any documentation; a longer text is a mistake or an attack. */
const maximalDepth = 8;

/**
 * The schema that the words of a field's `type` mean: `string`, `int`, `User[]`, `array<string>`, `"a" | "b"`
 * (docs/format.md#endpoints-in-mdx). What nobody knows is an object.
 */
export function schemaFromTypeWords(type: string, depth = 0): Schema {
  const text = type.trim();
  const members = splitUnion(text);
  if (members.length > 1 && depth < maximalDepth) return unionSchema(members, depth + 1);
  const item = itemType(text);
  if (item !== null && depth < maximalDepth) return { type: 'array', items: schemaFromTypeWords(item, depth + 1) };
  // As API pages call a type whose values are listed.
  const choice = /^enum(?:\s*<(.+)>)?$/is.exec(text);
  if (choice && depth < maximalDepth) return schemaFromTypeWords(choice[1] ?? 'string', depth + 1);
  if (isQuoted(text)) return { type: 'string', enum: [unquote(text)] };
  return wordSchema(text);
}

const words: Record<SchemaType | 'any' | 'file', string[]> = {
  string: ['str', 'string', 'date', 'text', 'url', 'uuid', 'hash', 'bytes', 'xml'],
  integer: ['int', 'integer'],
  number: ['num', 'number', 'float', 'decimal', 'long', 'double'],
  boolean: ['bool', 'boolean'],
  object: ['obj', 'object', 'record', 'dict', 'dictionary', 'map'],
  array: ['arr', 'array', 'list'],
  null: ['null', 'none'],
  any: ['any', 'json'],
  file: ['file'],
};

const typeByWord = new Map(
  Object.entries(words).flatMap(([type, list]) => list.map((word) => [word, type as keyof typeof words])),
);

/** `string<uuid>` and `string (uri)` name a format behind the word. */
function wordSchema(text: string): Schema {
  const [, word = '', format = ''] = /^([A-Za-z]+)\s*(?:[<(]\s*([\w-]+)\s*[>)])?$/.exec(text) ?? [];
  const type = typeByWord.get(word.toLowerCase());
  switch (type) {
    case undefined:
      return { type: 'object' };
    case 'any':
      return {};
    case 'file':
      return { type: 'string', format: 'binary' };
    case 'array':
      return { type: 'array', items: {} };
    case 'string':
    case 'integer':
    case 'number':
      return format === '' ? { type } : { type, format };
    case 'boolean':
    case 'object':
    case 'null':
      return { type };
  }
}

/** The `T` of `T[]`, `array<T>`, `List[T]` and `array of T`; `null` for what is no list. */
function itemType(text: string): string | null {
  if (text.endsWith('[]')) return stripParentheses(text.slice(0, -2));
  const match = /^(?:array|list)\s*(?:<(.+)>|\[(.+)\]|\(of\s+(.+)\)|\s+of\s+(.+))$/is.exec(text);
  return match ? (match[1] ?? match[2] ?? match[3] ?? match[4]!) : null;
}

function stripParentheses(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : text;
}

function unionSchema(members: readonly string[], depth: number): Schema {
  const kept = members.filter((member) => !/^(null|none)$/i.test(member));
  const isNullable = kept.length < members.length;
  const list = listOf(kept);
  const schema = list !== null ? schemaFromTypeWords(list, depth) : alternatives(kept, depth);
  if (!isNullable) return schema;
  return typeof schema.type === 'string' && schema.type !== 'null' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : schema;
}

/** `T | T[]` is a list: one item may stand for it. */
function listOf(members: readonly string[]): string | null {
  if (members.length !== 2) return null;
  const [short, long] = [...members].sort((a, b) => a.length - b.length) as [string, string];
  return itemType(long)?.trim() === short ? long : null;
}

function alternatives(members: readonly string[], depth: number): Schema {
  if (members.length > 0 && members.every(isQuoted)) return { type: 'string', enum: members.map(unquote) };
  const schemas = members.map((member) => schemaFromTypeWords(member, depth));
  return schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? { type: 'null' });
}

function isQuoted(text: string): boolean {
  return /^(["'`]).*\1$/s.test(text) && text.length > 1;
}

function unquote(text: string): string {
  return text.slice(1, -1);
}

/** At `|`, but not inside of brackets: `array<string | number>` is one type. */
function splitUnion(text: string): string[] {
  const parts = [''];
  let open = 0;
  for (const character of text) {
    if ('<[({'.includes(character)) open++;
    if ('>])}'.includes(character)) open--;
    if (character === '|' && open <= 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
