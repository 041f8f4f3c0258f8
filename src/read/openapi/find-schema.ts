import { suggestNearest } from '../../base/errors/suggest.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Schema } from '../../model/api/schema.ts';
import { matchDocuments, sortDocuments } from './match-documents.ts';

export type SchemaMatch =
  | { kind: 'found'; document: ApiDocument; name: string; schema: Schema }
  /** `isCertain`: no description that cannot be read could hold it. */
  | { kind: 'missing'; message: string; hint: string; isCertain: boolean };

/** The schema that `openapi-schema` in front matter means: `Name` or `file Name`. */
export function findSchema({
  documents,
  ref,
  page,
}: {
  documents: readonly ApiDocument[];
  ref: string;
  page?: string;
}): SchemaMatch {
  const words = ref.trim().split(/\s+/);
  const name = words.at(-1) ?? '';
  const file = words.slice(0, -1).join(' ');
  const apis = documents.filter((document) => document.kind === 'openapi');
  const candidates = file === '' ? sortDocuments(apis) : matchDocuments({ documents: apis, file, page });
  const document = candidates.find(({ schemas }) => Object.hasOwn(schemas, name));
  if (document) return { kind: 'found', document, name, schema: document.schemas[name]! };
  if (candidates.length === 0) {
    return {
      kind: 'missing',
      message: `There is no API description${file === '' ? '' : ` "${file}"`}`,
      hint: 'Add one with "openapi" in docs.json',
      isCertain: false,
    };
  }
  const names = [...new Set(candidates.flatMap(({ schemas }) => Object.keys(schemas)))];
  const nearest = suggestNearest(name, names);
  return {
    kind: 'missing',
    message: `There is no schema "${name}" in ${candidates.length === 1 ? candidates[0]!.id : 'any API description of the site'}`,
    hint: nearest === null ? `Available: ${names.slice(0, 5).join(', ') || 'none'}` : `Did you mean "${nearest}"?`,
    isCertain: file !== '',
  };
}
