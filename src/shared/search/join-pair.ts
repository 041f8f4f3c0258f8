/** Two neighbouring words as one term. */
export function joinPair(first: string, second: string): string {
  return `${first} ${second}`;
}

/** Whether a term is such a pair: words have no spaces. */
export function isPair(term: string): boolean {
  return term.includes(' ');
}
