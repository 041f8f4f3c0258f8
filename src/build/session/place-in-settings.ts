import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import { parseSiteConfig } from '../../read/site/parse-site-config.ts';

/** Problems of settings with the file and line of their keys. */
export function placeInSettings<Told extends Problem & { key: string }>(
  problems: readonly Told[],
  { folder, isUntrusted = false }: { folder: string } & Pick<Site, 'isUntrusted'>,
): Told[] {
  if (problems.length === 0) return [];
  // Only faults need places, and few sites have any: what was read to load the site is not kept for them.
  const { locate } = parseSiteConfig(folder, { isUntrusted });
  const file = findConfigFile(folder);
  return problems.map((problem) => ({ ...problem, ...(locate(problem.key) ?? { file }) }));
}
