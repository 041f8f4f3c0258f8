import { isObject } from '../../base/values/is-object.ts';
import { type JsonNode, type JsonPosition, joinKey } from '../config/tree/json-node.ts';

/**
 * A plain value as a node; all of it stands where the whole stands. Dates become their text. `join` names the places of
 * its parts.
 */
export function buildNode(value: unknown, position: JsonPosition, join = joinKey): JsonNode {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => buildNode(item, { ...position, at: join(position.at, index) }, join));
    return { kind: 'array', ...position, items };
  }
  if (value instanceof Date) return { kind: 'scalar', ...position, value: value.toISOString() };
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, member]): [string, JsonNode] => [
      key,
      buildNode(member, { ...position, at: join(position.at, key) }, join),
    ]);
    return { kind: 'object', ...position, entries: new Map(entries) };
  }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', ...position, value: isPlain ? value : null };
}
