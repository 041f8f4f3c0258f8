import { extractClasses } from '../tailwind/extract-classes.ts';

/**
 * What the style sheets of a site were last made from, so that the next session of the same site makes only what has
 * changed.
 */
export interface StylesheetMemory {
  /** Of `extractClasses`, for each text of a site; texts that were not in the last site are forgotten. */
  classesOf: (texts: readonly (readonly [text: string, file: string])[]) => ReadonlySet<string>[];
  /** What `make` gave for the same key, if that was the last one. */
  utilities: (key: unknown, make: () => Promise<string>) => Promise<string>;
  codeColors: (key: unknown, make: () => Promise<string>) => Promise<string>;
}

export function createStylesheetMemory(): StylesheetMemory {
  let known = new Map<string, ReadonlySet<string>>();
  return {
    classesOf: (texts) => {
      const found = texts.map(([text, file]) => [text, known.get(text) ?? extractClasses(text, file)] as const);
      known = new Map(found);
      return found.map(([, classes]) => classes);
    },
    utilities: rememberLast(),
    codeColors: rememberLast(),
  };
}

function rememberLast(): StylesheetMemory['utilities'] {
  let last: { key: string; value: Promise<string> } | null = null;
  return (parts, make) => {
    const key = JSON.stringify(parts);
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}
