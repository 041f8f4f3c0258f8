import type { JsonNode, JsonPosition } from './json-node.ts';

export type Locate = (at: string) => Pick<JsonPosition, 'file' | 'line' | 'column'> | null;

/** A lookup of positions by place. The index is made when the first place is asked for. */
export function buildLocate(root: JsonNode | null): Locate {
  let index: Map<string, JsonNode> | null = null;
  return (at) => {
    index ??= indexNodes(root);
    const node = index.get(at);
    return node ? { file: node.file, line: node.line, column: node.column } : null;
  };
}

function indexNodes(root: JsonNode | null): Map<string, JsonNode> {
  const index = new Map<string, JsonNode>();
  const pending = root ? [root] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    index.set(node.at, node);
    const children = node.kind === 'object' ? node.entries.values() : node.kind === 'array' ? node.items : [];
    for (const child of children) pending.push(child);
  }
  return index;
}
