const mostLines = 10_000;

/** Line numbers from `[1, 3]`, `2`, `"1,3-5"`, `"{1-2}"` or `"[1]"`; what is no number is left out. */
export function readLineNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(readLineNumbers);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const numbers = new Set<number>();
  for (const part of String(value)
    .replace(/[{}[\]\s]/g, '')
    .split(',')) {
    const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (first === undefined) continue;
    for (let line = Number(first); line <= Number(last) && numbers.size < mostLines; line++) numbers.add(line);
  }
  return [...numbers];
}
