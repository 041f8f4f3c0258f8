/** The name of a property, or an empty one as JSON writes it, so that it can be seen and heard. */
export function shownName(name: string): string {
  return name || '""';
}
