/** The parts of a path template that stand for values, as they are written between braces. */
export function pathNames(path: string): string[] {
  return Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name]) => name!);
}
