import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ApiDocument, Schema } from '../../model/api.ts';
import type { Page, SchemaTarget, Standpoint } from '../../model/page.ts';
import { heldSchema } from '../../shared/json-schema/held-schema.ts';

/** The page of a field's schema. */
export type SchemaLink = Pick<SchemaTarget, 'title' | 'route'>;

export type FindSchemaLink = (schema: Schema) => SchemaLink | null;

export interface SchemaLinks {
  /** From where a page shows schemas of this description; `null` where none of them has a page. */
  standpoint: (page: Page, document: string) => Standpoint | null;
  /** What fields link to that are seen from there. */
  from: (standpoint: Standpoint | null, document: Pick<ApiDocument, 'id' | 'schemas'>) => FindSchemaLink;
}

/** The pages of schemas, as data. */
export function schemaTargets(pages: readonly Page[]): SchemaTarget[] {
  return pages.flatMap((page) =>
    page.kind === 'schema' && !page.frontMatter.hidden && page.place?.hidden !== true
      ? [{ document: page.document, name: page.name, title: page.title, route: page.route, ...standpointOf(page) }]
      : [],
  );
}

/**
 * Leads from fields to the pages of their schemas: those in the same division of the site, or in none, that everybody
 * may read who sees the field.
 */
export function createSchemaLinks(targets: readonly SchemaTarget[]): SchemaLinks {
  const byDocument = Map.groupBy(targets, ({ document }) => document);
  const known = new Map<string, FindSchemaLink>();
  const createFinder: SchemaLinks['from'] = (standpoint, { id, schemas }) => {
    const near = (byDocument.get(id) ?? []).filter((target) => standpoint && isInReach(target, standpoint));
    const pages = new Map(near.map((target) => [target.name, target]));
    return (schema) => {
      const key = pages.size === 0 ? null : heldSchema(schema, schemas);
      return (key !== null && pages.get(key)) || null;
    };
  };
  return {
    standpoint: (page, document) => (byDocument.has(document) ? standpointOf(page) : null),
    from: (standpoint, document) => {
      const key = JSON.stringify([document.id, standpoint]);
      const finder = known.get(key) ?? createFinder(standpoint, document);
      known.set(key, finder);
      return finder;
    },
  };
}

function isInReach(target: SchemaTarget, from: Standpoint): boolean {
  const isNear = target.divisions === null || target.divisions.join() === from.divisions?.join();
  return isNear && isAsOpen(target, from);
}

function standpointOf({ place, visibility }: Page): Standpoint {
  return { divisions: place?.divisions ?? null, groups: visibility.groups, public: visibility.public };
}
