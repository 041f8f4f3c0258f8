/** The name of a component that is made of the nth element or expression of a page. */
export function liftedName(kind: 'Element' | 'Expression', number: number): string {
  return `Inline${kind}${number}`;
}

/** A component as its author knows it. */
export function authoredName(name: string): string {
  return /^Inline(?:Element|Expression)\d+$/.test(name) ? 'What handles events or has effects here' : `<${name}>`;
}
