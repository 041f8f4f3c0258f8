import type { ESTree } from 'rolldown/utils';
import { objectOf } from './evaluated-value.ts';

export type Node = ESTree.Node;

/** A name that a declaration or a parameter makes, and its value. */
interface BoundName {
  name: string;
  read: () => unknown;
}

/** The names of a pattern: `name`, `name = value`, `{ name, ...rest }`, `[name]`; `evaluate` gives defaults. */
export function namesIn(pattern: Node, read: () => unknown, evaluate: (node: Node) => unknown): BoundName[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, read }];
    case 'AssignmentPattern': {
      const given = (): unknown => {
        const value = read();
        return value === undefined ? evaluate(pattern.right) : value;
      };
      return namesIn(pattern.left, given, evaluate);
    }
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, index) => {
        if (element === null) return [];
        const list = (): unknown[] => listOf(read());
        return element.type === 'RestElement'
          ? namesIn(element.argument, () => list().slice(index), evaluate)
          : namesIn(element, () => list()[index], evaluate);
      });
    case 'ObjectPattern': {
      const taken = pattern.properties.flatMap((property) =>
        property.type === 'Property' ? [nameOf(property.key)] : [],
      );
      return pattern.properties.flatMap((property) =>
        property.type === 'Property'
          ? namesIn(property.value, () => objectOf(read())[nameOf(property.key)], evaluate)
          : namesIn(property.argument, () => without(objectOf(read()), taken), evaluate),
      );
    }
    default:
      return [];
  }
}

/** What an identifier is called, or a name in quotes; the empty text for anything else. */
export function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';
}

function without(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
