import { operationSectionIds } from '../../base/paths/operation-section-ids.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { ApiSection } from './api-section.ts';

export type OperationSectionKind = keyof typeof operationSectionIds;

export type OperationSection = ApiSection<OperationSectionKind>;

/** The sections of an operation's page in order, which its outline, its HTML and its Markdown walk. */
export function operationSections(operation: Operation): OperationSection[] {
  return (Object.keys(operationSectionIds) as OperationSectionKind[])
    .filter((kind) => hasSection(operation, kind))
    .map((kind) => ({ kind, id: operationSectionIds[kind], title: kind }));
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
