import type { ESTree } from 'rolldown/utils';

/** All variable names that a declaration's or parameter's pattern binds: `{ a, b: [c], ...d }` gives `a`, `c`, `d`. */
export function namesOfPattern(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) =>
        namesOfPattern(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((item) => (item ? namesOfPattern(item) : []));
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left);
    case 'RestElement':
      return namesOfPattern(pattern.argument);
  }
}
