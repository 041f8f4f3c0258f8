import { type ConstValueNode, Kind, print, type TypeNode } from 'graphql/language';

/** Lists and objects within each other; nobody writes so many. */
export const mostLevels = 200;

/**
 * A type or a value in one line: the printer of the language breaks long values, and leaves out their commas.
 *
 * @throws RangeError for more than `mostLevels`
 */
export function printInLine(node: TypeNode | ConstValueNode, level = 0): string {
  if (level > mostLevels) throw new RangeError(`More than ${mostLevels} levels`);
  const inner = (one: TypeNode | ConstValueNode): string => printInLine(one, level + 1);
  switch (node.kind) {
    case Kind.NON_NULL_TYPE:
      return `${printInLine(node.type, level)}!`;
    case Kind.LIST_TYPE:
      return `[${inner(node.type)}]`;
    case Kind.OBJECT: {
      const fields = node.fields.map((field) => `${field.name.value}: ${inner(field.value)}`);
      return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
    }
    case Kind.LIST:
      return `[${node.values.map(inner).join(', ')}]`;
    case Kind.STRING:
      return print({ ...node, block: false });
    default:
      return print(node);
  }
}
