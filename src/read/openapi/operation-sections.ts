import { slugHeading } from '../../base/paths/heading-slug.ts';
import type { Operation } from '../../model/api.ts';
import type { PageHeading } from '../../model/page.ts';

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

export interface OperationSection {
  kind: OperationSectionKind;
  heading: PageHeading;
}

const titles: Record<OperationSectionKind, string> = {
  authorizations: 'Authorizations',
  path: 'Path Parameters',
  query: 'Query Parameters',
  querystring: 'Query String',
  header: 'Headers',
  cookie: 'Cookies',
  body: 'Body',
  callbacks: 'Callbacks',
  responses: 'Response',
};

/** The sections of an operation's page in order, with the ids that its outline, its HTML and its Markdown share. */
export function operationSections(operation: Operation): OperationSection[] {
  return (Object.keys(titles) as OperationSectionKind[])
    .filter((kind) => hasSection(operation, kind))
    .map((kind) => ({ kind, heading: { depth: 2, text: titles[kind], id: slugHeading(titles[kind]) } }));
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
