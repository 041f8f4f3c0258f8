import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a library that only this benchmark compares with: installed in `bench/search`, or in the folder of
 * `BENCH_MODULES`.
 */
// The libraries are no dependencies of this repository, so their types are not known here.
export async function importOptional(name: string): Promise<any> {
  const folder = join(process.env.BENCH_MODULES ?? join(import.meta.dirname, '..'), 'node_modules', name);
  try {
    const { exports, module, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entry = exports?.['.']?.import ?? exports?.['.'] ?? exports?.import ?? module ?? main;
    return await import(pathToFileURL(join(folder, typeof entry === 'string' ? entry : entry.default)).href);
  } catch {
    return null;
  }
}
