import { createUniqueNames } from './unique-names.ts';

/** Names to choose by: those that several share are numbered from the second on, past what another is called. */
export function tellApart(names: readonly string[]): string[] {
  const form = (name: string, number: number): string => `${name} (${number})`.trim();
  const { claim } = createUniqueNames({ firstSuffix: 2, reserved: names, form });
  const given = new Set<string>();
  return names.map((name) => {
    if (given.has(name)) return claim(name);
    given.add(name);
    return name;
  });
}
