import type { Mirrored } from './mirror-components.ts';

const place = /^(?<path>.+?\.astro\.tsx)\((?<line>\d+),(?<column>\d+)\)(?<rest>: .*)$/s;

/**
 * A line of the compiler about a mirrored component, as it would be about the component itself.
 *
 * @param line for instance `a/Logo.astro.tsx(3,8): error TS2440: …`, its path from the mirror
 */
export function nameSource(line: string, mirrored: ReadonlyMap<string, Mirrored>): string {
  const found = place.exec(line)?.groups;
  const file = found && mirrored.get(found.path!);
  if (!found || !file) return line;
  const at = originOf(offsetOf(file.code, Number(found.line), Number(found.column)), file.spans);
  return `${file.source}(${positionOf(file.text, at)})${found.rest}`;
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** What has no origin of its own came from what stands before it. */
function originOf(offset: number, spans: Mirrored['spans']): number {
  const span = spans.findLast(([start]) => start <= offset);
  if (!span) return 0;
  const [start, , origin, length] = span;
  return origin + Math.min(offset - start, length);
}

function positionOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length},${before.at(-1)!.length + 1}`;
}
