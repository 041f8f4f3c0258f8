import type { Operation } from '../../model/api/operation.ts';
import type { ApiSection } from './api-section.ts';

export type OperationSectionKind =
  | 'authorizations'
  | 'path'
  | 'query'
  | 'querystring'
  | 'header'
  | 'cookie'
  | 'body'
  | 'callbacks'
  | 'responses';

export type OperationSection = ApiSection<OperationSectionKind>;

const ids: Record<OperationSectionKind, string> = {
  authorizations: 'authorizations',
  path: 'path-parameters',
  query: 'query-parameters',
  querystring: 'query-string',
  header: 'headers',
  cookie: 'cookies',
  body: 'body',
  callbacks: 'callbacks',
  responses: 'response',
};

/** The sections of an operation's page in order, which its outline, its HTML and its Markdown walk. */
export function operationSections(operation: Operation): OperationSection[] {
  return (Object.keys(ids) as OperationSectionKind[])
    .filter((kind) => hasSection(operation, kind))
    .map((kind) => ({ kind, id: ids[kind], title: kind }));
}

function hasSection(operation: Operation, kind: OperationSectionKind): boolean {
  switch (kind) {
    case 'authorizations':
      return operation.security.some((requirement) => requirement.length > 0);
    case 'body':
      return operation.requestBody !== null;
    case 'callbacks':
      return operation.callbacks.length > 0;
    case 'responses':
      return operation.responses.length > 0;
    case 'path':
    case 'query':
    case 'querystring':
    case 'header':
    case 'cookie':
      return operation.parameters.some((parameter) => parameter.in === kind);
  }
}
