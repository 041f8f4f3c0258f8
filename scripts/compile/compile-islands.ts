import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleShared } from '../../src/build/islands/bundle-shared.ts';

/**
 * Bundles into `lib/islands` what the scripts of users' interactive components import: React with what brings them to
 * life, and the built-in components.
 * @returns the files that went in
 */
export async function compileIslands(root: string): Promise<string[]> {
  const builtIns = join(root, 'src/view/content-components/components.ts');
  const { react, components, modules } = await bundleShared({ packageFolder: root, builtIns });
  const out = join(root, 'lib/islands');
  mkdirSync(out, { recursive: true });
  for (const { name, code } of [react, components]) writeFileSync(join(out, name), code);
  return modules.map((id) => relative(root, id));
}
