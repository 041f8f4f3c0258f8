import type { ApiDocument } from '../../model/api/document.ts';
import { nameContent } from '../cache/name-content.ts';

/**
 * Names what a text of JSON can reach in an API description: all but its schemas, and of these the ones whose key
 * stands in the text, or in one that is reached.
 */
export function createDocumentNamer({ schemas, ...rest }: ApiDocument): (text: string) => string {
  const known = new Map<string, { name: string; keys: string[] }>();
  const keysIn = (text: string): string[] => stringsIn(text).filter((key) => Object.hasOwn(schemas, key));
  const read = (key: string): { name: string; keys: string[] } => {
    let schema = known.get(key);
    if (!schema) {
      const text = JSON.stringify(schemas[key]);
      schema = { name: nameContent(text), keys: keysIn(text) };
      known.set(key, schema);
    }
    return schema;
  };
  const restText = JSON.stringify(rest);
  const restName = nameContent(restText);
  // The list of models names every schema and leads to none.
  const restKeys = keysIn(JSON.stringify({ ...rest, models: [] }));
  return (text) => {
    const reached = new Set([...restKeys, ...keysIn(text)]);
    for (const key of reached) for (const next of read(key).keys) reached.add(next);
    return nameContent(JSON.stringify([restName, [...reached].sort().map((key) => [key, read(key).name])]));
  };
}

/** The strings of a text of JSON, without an expression: of a large description these are millions. */
function stringsIn(text: string): string[] {
  const strings: string[] = [];
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start + 1);
    const raw = text.slice(start + 1, end);
    strings.push(raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw);
    start = text.indexOf('"', end + 1);
  }
  return strings;
}

/** Where the quotation mark stands that ends a string; `from`: after the one that begins it. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
}
