import type { JsonArray, JsonNode, JsonObject, JsonScalar } from './json-node.ts';
import { positionOf } from './json-node.ts';

type Members = Record<string, JsonNode | null | undefined>;

/** An object that stands for what is written at `origin`; members without a node are left out. */
export function objectNode(origin: JsonNode, members: Members): JsonObject {
  const entries = new Map<string, JsonNode>();
  for (const [key, node] of Object.entries(members)) if (node) entries.set(key, node);
  return { kind: 'object', ...positionOf(origin), entries };
}

/** The same, but nothing when it would hold nothing. */
export function objectNodeIfAny(origin: JsonNode, members: Members): JsonObject | null {
  const node = objectNode(origin, members);
  return node.entries.size > 0 ? node : null;
}

/** A list that stands for what is written at `origin`. */
export function arrayNode(origin: JsonNode, items: JsonNode[]): JsonArray {
  return { kind: 'array', ...positionOf(origin), items };
}

/** A single value that stands for what is written at `origin`. */
export function scalarNode(origin: JsonNode, value: JsonScalar['value']): JsonScalar {
  return { kind: 'scalar', ...positionOf(origin), value };
}

/**
 * An object with some of its keys under new names; keys renamed to `null` are left out. Other nodes stay as they are.
 */
export function renameMembers(node: JsonNode, names: Record<string, string | null>): JsonNode {
  if (node.kind !== 'object') return node;
  const entries = new Map<string, JsonNode>();
  for (const [key, child] of node.entries) {
    const name = Object.hasOwn(names, key) ? names[key] : key;
    if (name) entries.set(name, child);
  }
  return { ...node, entries };
}

/** A list with every item replaced. Other nodes stay as they are. */
export function mapItems(node: JsonNode | undefined, replace: (item: JsonNode) => JsonNode): JsonNode | undefined {
  return node?.kind === 'array' ? { ...node, items: node.items.map(replace) } : node;
}

/** A value replaced by what a table has for it; what the table does not know stays, for the schema to judge. */
export function translateScalar(
  node: JsonNode | undefined,
  table: ReadonlyMap<JsonScalar['value'], JsonScalar['value']>,
): JsonNode | undefined {
  return node?.kind === 'scalar' && table.has(node.value) ? { ...node, value: table.get(node.value) ?? null } : node;
}
