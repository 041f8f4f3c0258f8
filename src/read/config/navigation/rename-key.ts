import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';

/** Moves the value of an older key to its newer one, which wins when both are there, with a warning. */
export function renameKey(
  node: JsonObject,
  keys: { from: string; to: string; remark?: string },
  problems: Problem[],
): JsonObject {
  const value = node.entries.get(keys.from);
  if (!value) return node;
  const hint = `Use \`${keys.to}\`${keys.remark ?? ''}`;
  new Place(value, problems).warn({
    code: 'retired-key',
    message: `The key \`${keys.from}\` is a deprecated name`,
    hint,
  });
  const entries = new Map<string, JsonNode>(node.entries);
  entries.delete(keys.from);
  if (!entries.has(keys.to)) entries.set(keys.to, value);
  return { ...node, entries };
}
