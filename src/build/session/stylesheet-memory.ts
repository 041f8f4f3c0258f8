import { keepByRuns } from '../cache/keep-by-runs.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { extractClasses } from '../tailwind/extract-classes.ts';
import { findGrays } from '../tailwind/gray-channels.ts';

/**
 * What the style sheets of a site were last made from, so that the next session of the same site makes only what has
 * changed.
 */
export interface StylesheetMemory {
  /** Of `extractClasses`, for each text of a site; texts that were not in the last site are forgotten. */
  classesOf: (texts: readonly (readonly [text: string, file: string])[]) => ReadonlySet<string>[];
  /** Of `findGrays`, for all texts of a site. */
  graysOf: (texts: Iterable<string>) => number[];
  /** What `make` gave for the same key, if that was the last one. */
  utilities: (key: unknown, make: () => Promise<string>) => Promise<string>;
  codeColors: (key: unknown, make: () => Promise<string>) => Promise<string>;
}

/** `kept`: what earlier builds have found; unset or `null`: nothing. */
export function createStylesheetMemory(kept: Pick<ValueStore, 'keep' | 'nameText'> | null = null): StylesheetMemory {
  let known = new Map<string, ReadonlySet<string>>();
  let knownGrays = new Map<string, number[]>();
  return {
    classesOf: (texts) => {
      const found = keepByRuns(texts, {
        keep: kept?.keep,
        kind: 'classes',
        route: ([, file]) => file,
        name: ([text, file]) => [kept?.nameText(text), file],
        make: ([text, file]) => known.get(text) ?? extractClasses(text, file),
      });
      known = new Map(found.map((classes, index) => [texts[index]![0], classes]));
      return found;
    },
    graysOf: (texts) => {
      knownGrays = new Map(Array.from(texts, (text) => [text, knownGrays.get(text) ?? findGrays(text)]));
      return [...knownGrays.values()].flat();
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
