import type { ApiDocument } from '../../model/api.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageSource, SchemaPage } from '../../model/page.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { buildPageBase } from './build-page-base.ts';

export interface SchemaPageOptions {
  document: ApiDocument;
  /** A key of `document.schemas`. */
  name: string;
  path: string;
  frontMatter: FrontMatter;
  source?: PageSource | null;
}

/** The page of one data model (`openapi-schema` in front matter). It has no outline and Markdown yet. */
export function buildSchemaPage({ document, name, path, frontMatter, source }: SchemaPageOptions): SchemaPage {
  const { schemas } = document;
  const schema = Object.hasOwn(schemas, name) ? schemas[name]! : {};
  const resolved = resolveSchema(schema, schemas);
  const base = buildPageBase({
    path,
    frontMatter,
    source,
    title: resolved.title ?? name,
    description: resolved.description ?? '',
    keywords: [name],
  });
  return { ...base, kind: 'schema', document: document.id, name, schema };
}
