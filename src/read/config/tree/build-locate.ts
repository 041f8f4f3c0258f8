import { type JsonNode, type JsonPosition, joinKey } from './json-node.ts';

export type Locate = (at: string) => Pick<JsonPosition, 'file' | 'line' | 'column'> | null;

/** A lookup of positions by the place where they are written. The index is made when the first place is asked for. */
export function buildLocate(root: JsonNode | null): Locate {
  let index: Map<string, JsonNode> | null = null;
  return (at) => {
    index ??= indexNodes(root);
    const node = index.get(at);
    return node ? { file: node.file, line: node.line, column: node.column } : null;
  };
}

/** Gives the position of a value, and as `key` the place where it is written. */
export type LocateValue = (path: string) => (ReturnType<Locate> & { key: string }) | null;

/** The same by the place in a tree whose members were renamed, moved and taken out. */
export function buildLocateValue(root: JsonNode | null): LocateValue {
  let index: Map<string, JsonNode> | null = null;
  return (path) => {
    index ??= indexPaths(root);
    const node = index.get(path);
    return node ? { key: node.at, file: node.file, line: node.line, column: node.column } : null;
  };
}

function indexPaths(root: JsonNode | null): Map<string, JsonNode> {
  const index = new Map<string, JsonNode>();
  const pending: [string, JsonNode][] = root ? [['', root]] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, node] = next;
    index.set(path, node);
    if (node.kind === 'object') for (const [key, child] of node.entries) pending.push([joinKey(path, key), child]);
    if (node.kind === 'array')
      for (const [item, child] of node.items.entries()) pending.push([joinKey(path, item), child]);
  }
  return index;
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
