/** The places of a text that are filled in, in one order: `{count} {word}`. */
export function textPlaces(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([place]) => place)
    .sort()
    .join(' ');
}
