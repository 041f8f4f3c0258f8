import { cpSync, globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** By folder of `lib`, the files of packages that sites get as they are. */
const assets: Record<string, string[]> = {
  // Every browser that runs the sites reads WOFF2; the other two formats would triple the files.
  katex: ['katex/dist/katex.min.css', 'katex/dist/fonts/*.woff2'],
};

/** @returns the files that went in */
export function copyAssets(modules: string, lib: string): string[] {
  return Object.entries(assets).flatMap(([folder, patterns]) => {
    mkdirSync(join(lib, folder), { recursive: true });
    const files = globSync(patterns, { cwd: modules }).map((file) => join(modules, file));
    for (const file of files) cpSync(file, join(lib, folder, basename(file)));
    return files;
  });
}
