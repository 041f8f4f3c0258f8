export interface UniqueNames {
  /** Returns `name`, or `name` with the first free suffix when it was given before. */
  claim: (name: string) => string;
}

/**
 * Hands out names of which no two are equal; the second use of a name ends in `-<firstSuffix>` or as `form` says, the
 * third in the number after. A reserved name is never handed out as it is.
 */
export function createUniqueNames({
  firstSuffix,
  reserved = [],
  form = (name, number) => `${name}-${number}`,
}: {
  firstSuffix: number;
  reserved?: Iterable<string>;
  form?: (name: string, number: number) => string;
}): UniqueNames {
  const taken = new Set(reserved);
  // Where to go on for each name: the same title a thousand times must not be a million probes.
  const next = new Map<string, number>();
  return {
    claim(name) {
      let free = name;
      let suffix = next.get(name) ?? firstSuffix;
      while (taken.has(free)) free = form(name, suffix++);
      next.set(name, suffix);
      taken.add(free);
      return free;
    },
  };
}
