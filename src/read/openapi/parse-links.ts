import type { ResponseLink } from '../../model/api/operation.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { followWithTexts } from './description-context.ts';
import type { Located } from './located.ts';
import { parseServers } from './parse-servers.ts';

/** The `links` of a response. */
export function parseLinks(at: Located, context: DescriptionContext): ResponseLink[] {
  return context.parts(at).flatMap(({ key: name, at: part }) => {
    const link = followWithTexts(part, context);
    const tree = asTree(link.value);
    if (!tree || name.startsWith('x-')) return [];
    return [
      {
        name,
        description: asText(tree.description).trim(),
        target: asText(tree.operationId) || asText(tree.operationRef),
        isOwn: false,
        parameters: Object.fromEntries(entriesOf(tree.parameters)),
        ...(tree.requestBody !== undefined && { requestBody: tree.requestBody }),
        server: parseServers([tree.server], link.file)[0] ?? null,
      },
    ];
  });
}
