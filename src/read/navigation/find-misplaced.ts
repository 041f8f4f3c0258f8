import type { Problem } from '../../model/problem.ts';

/**
 * One word on pages that the navigation names from another folder than that of `docs.json`: which one it counts from.
 * `null` where that does not explain at least three of the missing pages, and most of them.
 */
export function findMisplaced(missing: ReadonlySet<string>, paths: Iterable<string>): Omit<Problem, 'severity'> | null {
  if (missing.size < 3) return null;
  const all = new Set(paths);
  const below = mostFrequent([...all].flatMap((path) => splits(path).filter(({ rest }) => missing.has(rest))));
  const above = mostFrequent([...missing].flatMap((path) => splits(path).filter(({ rest }) => all.has(rest))));
  const [found, isBelow] = below.count >= above.count ? [below, true] : [above, false];
  if (found.count < 3 || found.count * 2 <= missing.size) return null;
  // A folder that has other pages is meant: its language or version lacks these.
  if (!isBelow && [...all].some((path) => path.startsWith(`${found.folder}/`))) return null;
  return {
    code: 'missing-page',
    key: 'navigation',
    ...(isBelow
      ? {
          message: `${found.count} of the missing pages are in the folder "${found.folder}"`,
          hint: `Paths are relative to the folder of docs.json: move it into "${found.folder}" and build that folder, or start each path with "${found.folder}/"`,
        }
      : {
          message: `${found.count} of the missing pages exist without "${found.folder}/" at the start of their paths`,
          hint: `Paths are relative to the folder of docs.json: remove "${found.folder}/", or move docs.json to the folder above`,
        }),
  };
}

/** Every way to cut a path into a folder and the rest. */
function splits(path: string): { folder: string; rest: string }[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => ({
    folder: parts.slice(0, index + 1).join('/'),
    rest: parts.slice(index + 1).join('/'),
  }));
}

function mostFrequent(found: readonly { folder: string }[]): { folder: string; count: number } {
  const counts = Map.groupBy(found, ({ folder }) => folder);
  let best = { folder: '', count: 0 };
  for (const [folder, { length: count }] of counts) if (count > best.count) best = { folder, count };
  return best;
}
