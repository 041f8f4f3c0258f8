import type { PartEncoding } from '../../model/api/operation.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf } from './description-context.ts';
import type { Located } from './located.ts';
import { parseHeaders } from './parse-parameters.ts';

/** Parts inside of parts that are read: no format nests them deeper. */
const maxDepth = 3;

/**
 * How the parts of a body travel (OpenAPI 3, "Encoding Object"): by name, or by place where they have none (OpenAPI
 * 3.2, `prefixEncoding` and `itemEncoding`).
 */
export function parseEncoding(at: Located, context: DescriptionContext, depth = 0): Record<string, PartEncoding> {
  if (depth > maxDepth) return {};
  const places = [
    ...context.parts(partOf(at, 'encoding')),
    ...context.parts(partOf(at, 'prefixEncoding')).map(({ key, at: part }) => ({ key: `[${key}]`, at: part })),
    { key: '[…]', at: partOf(at, 'itemEncoding') },
  ];
  return Object.fromEntries(
    places.flatMap(({ key, at: part }): [string, PartEncoding][] => {
      const tree = asTree(part.value);
      if (!tree) return [];
      const headers = parseHeaders(partOf(part, 'headers'), context);
      const inner = parseEncoding(part, context, depth + 1);
      return [
        [
          key,
          {
            contentType: asText(tree.contentType) || null,
            // It counts as the usual style, which then rules how the part is written.
            style: asText(tree.style) || (typeof tree.allowReserved === 'boolean' ? 'form' : null),
            explode: typeof tree.explode === 'boolean' ? tree.explode : null,
            ...(headers.length > 0 && { headers }),
            ...(Object.keys(inner).length > 0 && { encoding: inner }),
          },
        ],
      ];
    }),
  );
}
