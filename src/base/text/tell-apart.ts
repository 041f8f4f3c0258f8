/** Names to choose by: those that several share are numbered from the second on. */
export function tellApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  const counts = new Map<string, number>();
  return names.map((name) => {
    const first = !counts.has(name);
    let count = counts.get(name) ?? 1;
    let told = name;
    while (!first && taken.has(told)) told = `${name} (${++count})`.trim();
    counts.set(name, count);
    taken.add(told);
    return told;
  });
}
