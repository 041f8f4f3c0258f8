import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

function locate(path: string): string {
  const [scopeOrName = '', second = '', ...rest] = path.split('/');
  const name = scopeOrName.startsWith('@') ? `${scopeOrName}/${second}` : scopeOrName;
  const inside = scopeOrName.startsWith('@') ? rest : [second, ...rest];
  return join(dirname(require.resolve(`${name}/package.json`)), ...inside);
}
