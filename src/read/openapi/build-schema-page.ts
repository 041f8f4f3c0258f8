import { renderFence } from '../../base/text/render-fence.ts';
import type { ApiDocument } from '../../model/api.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageSource, SchemaPage } from '../../model/page.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { sampleValue } from '../../shared/json-schema/sample-value.ts';
import { buildPageBase } from './build-page-base.ts';
import { renderSchema } from './render-schema-markdown.ts';

export interface SchemaPageOptions {
  document: ApiDocument;
  /** A key of `document.schemas`. */
  name: string;
  path: string;
  frontMatter: FrontMatter;
  source?: PageSource | null;
}

/** The page of one data model (`openapi-schema` in front matter). Its Markdown leaves out the body of `source`. */
export function buildSchemaPage({ document, name, path, frontMatter, source }: SchemaPageOptions): SchemaPage {
  const { schemas } = document;
  const schema = Object.hasOwn(schemas, name) ? schemas[name]! : {};
  const resolved = resolveSchema(schema, schemas);
  const example = JSON.stringify(sampleValue(schema, { schemas, mode: 'response', only: 'all' }), null, 2);
  const base = buildPageBase({
    path,
    frontMatter,
    source,
    title: resolved.title ?? name,
    description: resolved.description ?? '',
    headings: [],
    markdown: `${renderSchema(schema, { schemas, mode: 'response' })}\n\nExample:\n\n${renderFence(example, 'json')}`,
    keywords: [name],
  });
  return { ...base, kind: 'schema', document: document.id, name, schema };
}
