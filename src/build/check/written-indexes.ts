import type { CheckInput } from './check-input.ts';

/** Where each redirect stands in its list, from which unusable ones have been taken. */
export function writtenIndexes({ site: { config, problems } }: Pick<CheckInput, 'site'>): number[] {
  const lost = new Set(
    problems.flatMap(({ key }) => /^redirects\[(\d+)\]\.source$/.exec(key ?? '')?.[1] ?? []).map(Number),
  );
  const all = Array.from({ length: config.redirects.length + lost.size }, (_, index) => index);
  return all.filter((index) => !lost.has(index));
}
