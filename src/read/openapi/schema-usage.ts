import { addAll } from '../../base/values/add-all.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Page } from '../../model/page.ts';
import { followAlias } from '../../shared/json-schema/merge-all-of.ts';
import { schemaReferences } from '../../shared/json-schema/schema-references.ts';
import { channelSchemas, operationSchemas } from './used-schemas.ts';

/** Which schemas of a description are named where. */
export interface SchemaUsage {
  /** Keys of those that a page of the description names itself, not through others. */
  namedBy: (page: Page) => ReadonlySet<string>;
  /** The same, and what these name, to the end. */
  reachedBy: (page: Page) => ReadonlySet<string>;
}

export function createSchemaUsage({ schemas }: ApiDocument): SchemaUsage {
  const inside = new Map<string, ReadonlySet<string>>();
  const named = (list: Parameters<typeof schemaReferences>[0]): Set<string> =>
    new Set([...schemaReferences(list)].map((key) => followAlias(key, schemas)));
  const namedIn = (key: string): ReadonlySet<string> => {
    const known = inside.get(key) ?? named(Object.hasOwn(schemas, key) ? [schemas[key]!] : []);
    inside.set(key, known);
    return known;
  };
  const namedBy: SchemaUsage['namedBy'] = (page) => {
    switch (page.kind) {
      case 'endpoint':
      case 'webhook':
        return named(operationSchemas(page.operation));
      case 'channel':
        return named(channelSchemas(page.channel));
      case 'schema':
        return namedIn(page.name);
      case 'overview':
      case 'prose':
        return new Set();
    }
  };
  const reachedBy: SchemaUsage['reachedBy'] = (page) => {
    const reached = new Set<string>();
    const waiting = [...namedBy(page)];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      if (reached.has(key)) continue;
      reached.add(key);
      addAll(waiting, namedIn(key));
    }
    return reached;
  };
  return { namedBy, reachedBy };
}
