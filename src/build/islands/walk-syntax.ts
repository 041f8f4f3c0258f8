/** A node of a syntax tree, seen from far enough that its kind does not matter. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

type Fields = SyntaxNode & Record<string, unknown>;

/** Visits `node` and all nodes below it, parents first. `visit` returns false to leave a node's parts out. */
export function walkSyntax(node: SyntaxNode, visit: (node: Fields, parent: Fields | null) => boolean | void): void {
  step(node as Fields, null, visit);
}

function step(
  node: Fields,
  parent: Fields | null,
  visit: (node: Fields, parent: Fields | null) => boolean | void,
): void {
  if (visit(node, parent) === false) return;
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) step(item, node, visit);
    } else if (isNode(value)) {
      step(value, node, visit);
    }
  }
}

function isNode(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
