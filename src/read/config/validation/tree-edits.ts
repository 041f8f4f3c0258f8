import type { JsonNode, JsonObject, JsonSegment } from '../tree/json-node.ts';

/** Changes to a tree that are collected first and made together, so that list positions stay valid in between. */
export class TreeEdits {
  readonly #changes = new Map<JsonNode, Map<JsonSegment, JsonNode | null>>();

  set(owner: JsonNode, segment: JsonSegment, node: JsonNode): void {
    this.#record(owner, segment, node);
  }

  remove(owner: JsonNode, segment: JsonSegment): void {
    this.#record(owner, segment, null);
  }

  /** The tree with all changes made; the given one stays as it is. */
  apply(root: JsonObject): JsonObject {
    return this.#rebuild(root) as JsonObject;
  }

  #record(owner: JsonNode, segment: JsonSegment, change: JsonNode | null): void {
    const changes = this.#changes.get(owner) ?? new Map<JsonSegment, JsonNode | null>();
    this.#changes.set(owner, changes.set(segment, change));
  }

  #rebuild(node: JsonNode): JsonNode {
    if (node.kind === 'scalar') return node;
    const changes = this.#changes.get(node);
    if (node.kind === 'array') {
      return {
        ...node,
        items: node.items.filter((_, index) => changes?.get(index) !== null).map((item) => this.#rebuild(item)),
      };
    }
    const entries = new Map<string, JsonNode>();
    for (const [key, child] of node.entries) {
      if (!changes?.has(key)) entries.set(key, this.#rebuild(child));
    }
    for (const [key, change] of changes ?? []) if (change) entries.set(String(key), change);
    return { ...node, entries };
  }
}
