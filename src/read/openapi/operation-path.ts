import { canBeFile } from '../../base/paths/can-be-file.ts';
import { slugEndpoint, slugOperation } from '../../base/paths/endpoint-slug.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { Tag } from '../../model/api/tag.ts';

/** Where generated pages stand when nothing says otherwise. */
export const defaultDirectory = 'api-reference';

/**
 * The path of an operation's generated page (docs/format.md#generated-pages): `x-docs.href`, else directory, tag and
 * summary. Equal for operations that are called alike; whoever places several makes them unique.
 */
export function operationPath({
  document,
  operation,
  directory,
}: {
  document: ApiDocument;
  operation: Operation;
  directory: string | null;
}): string {
  const own = hrefPath(operation.docs.href ?? '');
  if (own !== '' && canBeFile(own)) return own;
  const tag = operationTag(document, operation);
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  return [folder, slugEndpoint(tag ?? ''), slugOperation(operation)].filter(Boolean).join('/');
}

/** Where `x-docs.href` puts a page: its path, from the root of the site. */
export function hrefPath(href: string): string {
  return normalizeDocsPath(href.replace(/^https?:\/\/[^/]+/, ''));
}

/** The tag whose group an operation stands in: its first `nav` tag, else the first without a kind (OpenAPI 3.2). */
export function operationTag(document: ApiDocument, operation: Operation): string | null {
  const kinds = operation.tags.map((name) => ({ name, kind: findTag(document, name)?.kind ?? null }));
  return (kinds.find(({ kind }) => kind === 'nav') ?? kinds.find(({ kind }) => kind === null))?.name ?? null;
}

/** What the description says of a tag. */
export function findTag(document: ApiDocument, name: string): Tag | undefined {
  return document.tags.find((tag) => tag.name === name);
}
