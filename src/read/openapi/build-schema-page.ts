import type { ApiDocument } from '../../model/api/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageSource, SchemaPage } from '../../model/page.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';
import { buildPageBase } from './build-page-base.ts';

export interface SchemaPageOptions {
  document: ApiDocument;
  /** A key of `document.schemas`. */
  name: string;
  path: string;
  frontMatter: FrontMatter;
  source?: PageSource | null;
}

/** The page of one data model. It has no outline and Markdown yet, nor pages that it is used by. */
export function buildSchemaPage({ document, name, path, frontMatter, source }: SchemaPageOptions): SchemaPage {
  const { schemas } = document;
  const schema = Object.hasOwn(schemas, name) ? schemas[name]! : {};
  const resolved = resolveSchema(schema, schemas);
  const base = buildPageBase({
    path,
    frontMatter,
    source,
    title: resolved.title ?? schemaName({ $ref: name }),
    description: resolved.description ?? '',
    keywords: [name],
  });
  return { ...base, kind: 'schema', document: document.id, name, schema, usedBy: [] };
}
