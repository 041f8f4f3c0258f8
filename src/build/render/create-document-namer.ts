import type { ApiDocument } from '../../model/api/document.ts';
import type { ReferenceTarget } from '../../model/page.ts';
import { nameContent } from '../cache/name-content.ts';

/**
 * Names what a text of JSON can reach in an API description: all but its schemas, and of these the ones whose key
 * stands in the text, or in one that is reached, with the pages that these lead to. `targets`: of this description.
 */
export function createDocumentNamer(
  { schemas, ...rest }: ApiDocument,
  targets: readonly ReferenceTarget[] = [],
): (text: string) => string {
  const known = new Map<string, { name: string; keys: string[] }>();
  const keysIn = (text: string): string[] =>
    [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([quoted]) => {
      const key = JSON.parse(quoted) as string;
      return Object.hasOwn(schemas, key) ? [key] : [];
    });
  const read = (key: string): { name: string; keys: string[] } => {
    let schema = known.get(key);
    if (!schema) {
      const text = JSON.stringify(schemas[key]);
      schema = { name: nameContent(text), keys: keysIn(text) };
      known.set(key, schema);
    }
    return schema;
  };
  const { schema: schemaPages = [], operation: operationPages = [] } = Object.groupBy(targets, ({ kind }) => kind);
  const pagesOf = Map.groupBy(schemaPages, ({ name }) => name);
  const restName = nameContent(JSON.stringify([rest, operationPages]));
  // The list of models names every schema and leads to none.
  const restKeys = keysIn(JSON.stringify({ ...rest, models: [] }));
  return (text) => {
    const reached = new Set([...restKeys, ...keysIn(text)]);
    for (const key of reached) for (const next of read(key).keys) reached.add(next);
    const named = [...reached].sort().map((key) => [key, read(key).name, pagesOf.get(key)]);
    return nameContent(JSON.stringify([restName, named]));
  };
}
