import type { Operation, Parameter } from '../../model/api/operation.ts';

const kinds = ['query', 'querystring', 'header', 'cookie'] as const;

/**
 * What a callback's request brings beside its body, by place. Its path is an expression that the reader has given
 * (OpenAPI 3, "Callback Object").
 */
export function callbackParts({ parameters }: Operation): { kind: (typeof kinds)[number]; parameters: Parameter[] }[] {
  return kinds
    .map((kind) => ({ kind, parameters: parameters.filter((parameter) => parameter.in === kind) }))
    .filter((part) => part.parameters.length > 0);
}

/** Whether a callback says itself how it signs in; what holds for the API says nothing of the reader's own server. */
export function asksForCredentials({ security }: Operation): boolean {
  return security.some((requirement) => requirement.length > 0);
}
