import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleShared } from '../../src/build/islands/bundle-shared.ts';
import { packFiles } from './pack-files.ts';

/**
 * Bundles into `lib/islands.pack` what the scripts of users' interactive components import: React with what brings them
 * to life, and the built-in components.
 * @returns the files that went in
 */
export async function compileIslands(root: string): Promise<string[]> {
  const builtIns = join(root, 'src/view/content-components/components.ts');
  const { react, components, modules } = await bundleShared({ packageFolder: root, builtIns });
  writeFileSync(
    join(root, 'lib/islands.pack'),
    packFiles(new Map([react, components].map(({ name, code }) => [name, code]))),
  );
  return modules.map((id) => relative(root, id));
}
