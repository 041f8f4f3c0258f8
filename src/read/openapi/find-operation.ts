import { suggestNearest } from '../../base/errors/suggest.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import { matchDocuments, sortDocuments } from './match-documents.ts';
import type { OperationRef } from './parse-operation-ref.ts';
import { parseOperationRef } from './parse-operation-ref.ts';

export interface FindOperationOptions {
  documents: readonly ApiDocument[];
  /** `METHOD /path`, `file METHOD /path`, `webhook name` or `file webhook name`; the file may be a URL. */
  ref: string;
  /** Descriptions that the place in navigation inherits; they are looked at first. */
  sources?: readonly string[];
  /** File of the page that holds the reference, relative to the site folder. */
  page?: string;
}

export type OperationMatch =
  /**
   * `note` says what was guessed, when anything was. The operation may be one that makes no page by itself
   * (`docs.listing`).
   */
  | { kind: 'found'; document: ApiDocument; operation: Operation; note: string | null }
  /**
   * `message` is a sentence without its full stop; `hint` names what there is instead. `isCertain`: no description that
   * cannot be read could hold it.
   */
  | { kind: 'missing'; message: string; hint: string; isCertain: boolean };

/**
 * The operation that a reference means (docs/format.md#descriptions). Of several descriptions the first by name that
 * has it is taken; a trailing slash and the names of path parameters matter only where both spellings exist.
 */
export function findOperation({ documents, ref, sources = [], page }: FindOperationOptions): OperationMatch {
  const parsed = parseOperationRef(ref);
  const apis = documents.filter((document) => document.kind === 'openapi');
  if (!parsed) return notAReference(ref, { apis, page });
  const named = parsed.file === null ? [] : matchDocuments({ documents: apis, file: parsed.file, page });
  const inherited = sources.flatMap((file) => matchDocuments({ documents: apis, file }));
  const searched = [named, inherited, sortDocuments(apis)];
  for (const candidates of searched) {
    const found = findIn(candidates, parsed);
    if (found) return { kind: 'found', ...found, note: noteOf(parsed, { named, found: found.document }) };
  }
  return missing(parsed, { named, candidates: named.length > 0 ? named : searched.flat() });
}

function notAReference(
  ref: string,
  { apis, page }: { apis: readonly ApiDocument[]; page: string | undefined },
): OperationMatch {
  const isFile = /\.(?:json|ya?ml)$/i.test(ref) && matchDocuments({ documents: apis, file: ref, page }).length > 0;
  return {
    kind: 'missing',
    message: `"${ref}" is ${isFile ? 'a whole API description' : 'not a reference to an operation'}`,
    hint: isFile
      ? 'Add a method and a path after it, or use it with "openapi" in the navigation'
      : 'Use a method and a path, for example "GET /users"',
    isCertain: true,
  };
}

function findIn(
  documents: readonly ApiDocument[],
  ref: OperationRef,
): { document: ApiDocument; operation: Operation } | null {
  for (const isSame of [isExact, isAlike]) {
    for (const document of documents) {
      const operation = operationsOf(document, ref).find(
        (candidate) => candidate.method.toUpperCase() === ref.method && isSame(candidate.path, ref.path),
      );
      if (operation) return { document, operation };
    }
  }
  return null;
}

function operationsOf(document: ApiDocument, { method }: OperationRef): Operation[] {
  return method === 'WEBHOOK' ? document.webhooks : document.operations;
}

function isExact(a: string, b: string): boolean {
  return a === b;
}

function isAlike(a: string, b: string): boolean {
  return plainPath(a) === plainPath(b);
}

/** `/users/{id}/`, `/users/:userId` and `/Users/{user_id}` are all `/users/{}`. */
function plainPath(path: string): string {
  return trimEndSlashes(path.replace(/\{[^{}]*\}|(?<=\/):[\w-]+/g, '{}')).toLowerCase();
}

function noteOf(
  { file }: OperationRef,
  { named, found }: { named: readonly ApiDocument[]; found: ApiDocument },
): string | null {
  if (file === null || named.includes(found)) return null;
  const reason =
    named.length === 0
      ? `There is no API description "${file}"`
      : `${named.map(({ id }) => id).join(', ')} has no such operation`;
  return `${reason}; the operation in ${found.id} is used`;
}

function missing(
  ref: OperationRef,
  { named, candidates }: { named: readonly ApiDocument[]; candidates: readonly ApiDocument[] },
): OperationMatch {
  const documents = [...new Set(candidates)];
  if (documents.length === 0) {
    return {
      kind: 'missing',
      message: `${describe(ref)} cannot be found because the site has no readable API description`,
      hint: 'Add one with "openapi" in docs.json',
      isCertain: false,
    };
  }
  const where =
    named.length > 0 || documents.length === 1
      ? documents.map(({ id }) => id).join(', ')
      : 'any API description of the site';
  const message = `${describe(ref)} is not in ${where}`;
  return { kind: 'missing', message, hint: hintFor(ref, documents), isCertain: named.length > 0 };
}

function describe({ method, path }: OperationRef): string {
  return method === 'WEBHOOK' ? `The webhook "${path}"` : `"${method} ${path}"`;
}

const shownPaths = 5;

function hintFor(ref: OperationRef, documents: readonly ApiDocument[]): string {
  const operations = documents.flatMap((document) => operationsOf(document, ref));
  const methods = operations.filter(({ path }) => isAlike(path, ref.path)).map(({ method }) => method);
  if (methods.length > 0) return `This path has ${[...new Set(methods)].join(', ')}`;
  const names = [...new Set(operations.map(({ method, path }) => (method === 'WEBHOOK' ? path : `${method} ${path}`)))];
  const nearest = suggestNearest(ref.method === 'WEBHOOK' ? ref.path : `${ref.method} ${ref.path}`, names);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  if (names.length === 0) return ref.method === 'WEBHOOK' ? 'There are no webhooks' : 'There are no operations';
  const rest = names.length - shownPaths;
  return `Available: ${names.slice(0, shownPaths).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
