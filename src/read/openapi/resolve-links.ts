import type { Operation } from '../../model/api/operation.ts';
import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';

/**
 * Gives the links of responses method and path in the place of an id or a reference; what is not listed keeps its id.
 */
export function resolveLinks(operations: readonly Operation[]): void {
  const listed = operations.filter(({ docs }) => docs.listing === 'listed');
  const byId = new Map(listed.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]));
  const own = new Set(byId.values());
  for (const link of operations.flatMap(responseLinks)) {
    const isWithin = byId.has(link.target) || link.target.startsWith('#');
    link.target = byId.get(link.target) ?? referenceTarget(link.target);
    link.isOwn = isWithin && own.has(link.target);
  }
}

/** The links of an operation's responses and of its callbacks'. */
export function responseLinks({ responses, callbacks }: Operation): Operation['responses'][number]['links'] {
  const inner = callbacks.flatMap(({ operation }) => responseLinks(operation));
  return [...responses.flatMap(({ links }) => links), ...inner];
}

/** `https://example.com/api.json#/paths/~1users/get`, in whichever description. */
function referenceTarget(target: string): string {
  const [place, path, ...method] = pointerTokens(target.slice(target.indexOf('#'))) ?? [];
  if (place !== 'paths' || path === undefined) return target;
  if (method.length === 1) return `${method[0]!.toUpperCase()} ${path}`;
  return method.length === 2 && method[0] === 'additionalOperations' ? `${method[1]} ${path}` : target;
}
