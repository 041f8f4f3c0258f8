import type { ConstDirectiveNode } from 'graphql/language';
import { printInLine } from './print-in-line.ts';

/** Told in words of their own. */
const toldOtherwise = ['deprecated', 'specifiedBy', 'oneOf'];

/**
 * Directives on a part of a schema as they are written: `@auth(requires: ADMIN)`. Those with a namespace of a tool
 * (`@join__field`) say nothing to readers.
 */
export function appliedDirectives(directives: readonly ConstDirectiveNode[] = []): string[] {
  const told = directives.filter(({ name }) => !toldOtherwise.includes(name.value) && !name.value.includes('__'));
  return told.map(({ name, arguments: given = [] }) => {
    const values = given.map((argument) => `${argument.name.value}: ${printInLine(argument.value)}`);
    return `@${name.value}${values.length > 0 ? `(${values.join(', ')})` : ''}`;
  });
}
