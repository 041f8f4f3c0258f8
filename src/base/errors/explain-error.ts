/**
 * An error with the reasons behind it, in one line: libraries for HTTP say no more than "fetch failed" at the top, and
 * where a name has several addresses, Node tells of each attempt apart.
 */
export function explainError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(explainError).join('; ');
  if (!(error instanceof Error)) return String(error);
  const message = error.message || error.name;
  if (!(error.cause instanceof Error)) return message;
  const cause = explainError(error.cause);
  return message.includes(cause) ? message : `${message}: ${cause}`;
}
