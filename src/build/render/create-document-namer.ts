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
  const quoted = new Map(Object.keys(schemas).map((key) => [JSON.stringify(key), key]));
  const keysIn = createFinder(quoted);
  const read = (key: string): { name: string; keys: string[] } => {
    let schema = known.get(key);
    if (!schema) {
      const text = JSON.stringify(schemas[key]);
      schema = { name: nameContent(text), keys: keysIn(text) };
      known.set(key, schema);
    }
    return schema;
  };
  const schemaPages = targets.filter(({ kind }) => kind === 'schema');
  const otherPages = targets.filter(({ kind }) => kind !== 'schema');
  const pagesOf = Map.groupBy(schemaPages, ({ name }) => name);
  // Where none of its parts has a page, it does not matter from where one is shown (`ReferenceLinks.standpoint`).
  const restName = nameContent(JSON.stringify([rest, otherPages, targets.length > 0]));
  // The list of models names every schema and leads to none.
  const restKeys = keysIn(JSON.stringify({ ...rest, models: [] }));
  return (text) => {
    const reached = new Set([...restKeys, ...keysIn(text)]);
    for (const key of reached) for (const next of read(key).keys) reached.add(next);
    const named = [...reached].sort().map((key) => [key, read(key).name, pagesOf.get(key)]);
    return nameContent(JSON.stringify([restName, named]));
  };
}

/** Finds texts between quotation marks, of which JSON has ten thousands, in text of JSON; each as often as it is. */
function createFinder(quoted: ReadonlyMap<string, string>): (text: string) => string[] {
  const longest = Math.max(0, ...[...quoted.keys()].map(({ length }) => length));
  return (text) => {
    const found: string[] = [];
    for (let start = text.indexOf('"'); start >= 0; ) {
      const end = endOfText(text, start);
      const key = end - start < longest ? quoted.get(text.slice(start, end + 1)) : undefined;
      if (key !== undefined) found.push(key);
      start = text.indexOf('"', end + 1);
    }
    return found;
  };
}

/** The quotation mark that ends a text of JSON. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before--;
  return (at - before) % 2 === 1;
}

const backslash = 0x5c;
