/** ASCII characters that a class may list for the library, which takes `?`, `*` and `]` for something else. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (character) => !'/\\]?*-'.includes(character),
);

const escapeOrNegation = /\\[\s\S]|\[[!^](\]?(?:\\[^/]|[^\]/\\])*)\]/g;

/**
 * A pattern of gitignore in which no class is negated: `[!a]` and `[^a]` list what they stand for, since the library
 * takes the sign for one more character that they match.
 */
export function withPositiveClasses(pattern: string): string {
  return pattern.replace(escapeOrNegation, (whole, excluded: string | undefined) =>
    excluded === undefined ? whole : complementOf(excluded),
  );
}

function complementOf(excluded: string): string {
  const ranges = [...excluded.matchAll(/\\?([\s\S])(?:-\\?([^\]]))?/g)].map(
    ([, from, to = from]) => [from!.charCodeAt(0), to!.charCodeAt(0)] as const,
  );
  const isLeft = (code: number): boolean => !ranges.some(([from, to]) => code >= from && code <= to);
  const listed = ascii.filter((character) => isLeft(character.charCodeAt(0))).join('');
  return `[${listed}${rangesBeyond(ranges)}${isLeft('-'.charCodeAt(0)) ? '-' : ''}]`;
}

/** What is left of the characters beyond ASCII. */
function rangesBeyond(excluded: readonly (readonly [number, number])[]): string {
  let text = '';
  let start = 0x80;
  const add = (end: number): void => {
    if (end >= start) text += `${String.fromCharCode(start)}-${String.fromCharCode(end)}`;
  };
  for (const [from, to] of excluded.toSorted((a, b) => a[0] - b[0])) {
    add(from - 1);
    start = Math.max(start, to + 1);
  }
  add(0xffff);
  return text;
}
