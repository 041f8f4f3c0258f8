/**
 * Statements moved to the right, without those that are `null`. Only the first line of each moves: what follows may
 * be inside a string literal.
 */
export function indentStatements(statements: (string | null)[], indent: string): string[] {
  return statements.flatMap((statement) => (statement === null ? [] : [statement === '' ? '' : indent + statement]));
}
