import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Where a file of an installed package is, e.g. `lucide-static/icons/house.svg`. Packages may hide their package.json
 * from `require`, so their folder is looked for the way Node looks for it.
 * @throws Error when the package is not installed
 */
export function packageFilePath(path: string): string {
  const [scopeOrName = '', second = '', ...rest] = path.split('/');
  const isScoped = scopeOrName.startsWith('@');
  const name = isScoped ? `${scopeOrName}/${second}` : scopeOrName;
  const inside = isScoped ? rest : [second, ...rest];
  const folder = (require.resolve.paths(name) ?? [])
    .map((base) => join(base, name))
    .find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`The package ${name} is not installed`);
  return join(folder, ...inside);
}
