import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Reads a file of an installed package, e.g. `lucide-static/icons/house.svg`; `null` when there is none. */
export function readPackageFile(path: string): string | null {
  try {
    return readFileSync(locate(path), 'utf8');
  } catch {
    return null;
  }
}

/** Names in a folder of an installed package; empty when there is none. */
export function listPackageFolder(path: string): string[] {
  try {
    return readdirSync(locate(path));
  } catch {
    return [];
  }
}

/** Packages may hide their package.json from `require`, so their folder is looked for the way Node looks for it. */
function locate(path: string): string {
  const [scopeOrName = '', second = '', ...rest] = path.split('/');
  const isScoped = scopeOrName.startsWith('@');
  const name = isScoped ? `${scopeOrName}/${second}` : scopeOrName;
  const inside = isScoped ? rest : [second, ...rest];
  const folder = (require.resolve.paths(name) ?? []).map((base) => join(base, name)).find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`The package ${name} is not installed`);
  return join(folder, ...inside);
}
