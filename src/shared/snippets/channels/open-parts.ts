/** An address that a broker takes for all of a pattern: each part with a parameter (`dev-{id}`) is left open. */
export function openParts(address: string, { between, open }: { between: string; open: string }): string {
  // A parameter's name may hold what stands between parts.
  const plain = address.replace(/\{[^{}]*\}/g, '{}');
  const parts = plain.split(between).map((part) => (part.includes('{}') ? open : part));
  return parts.join(between);
}
