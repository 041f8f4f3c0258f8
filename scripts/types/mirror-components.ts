import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertToTsx } from '@astrojs/astro2tsx';

export interface MirrorOptions {
  /** Folder of a project, with its `tsconfig.json`. */
  root: string;
  /** Folder to be written, below `root` so that packages are found from it. */
  mirror: string;
  /** Folders of `root` that hold components. */
  folders: readonly string[];
}

/** What was written at one place of a mirror. */
export interface Mirrored {
  /** Path of the `.astro` file, from the root. */
  source: string;
  text: string;
  /** Spans of the TypeScript: its start and length, then those of what it was made from. */
  spans: readonly (readonly [number, number, number, number, ...unknown[]])[];
  code: string;
}

/**
 * Writes every `.astro` file of some folders as TypeScript, at the same path of a folder of its own, and beside them a
 * `tsconfig.json` that checks the project with them. The compiler itself knows nothing of `.astro`; by `rootDirs` it
 * takes both trees for one, so that an import of a component finds its properties.
 *
 * @returns what was written, by its path from the mirror
 */
export function mirrorComponents({ root, mirror, folders }: MirrorOptions): Map<string, Mirrored> {
  rmSync(mirror, { recursive: true, force: true });
  mkdirSync(mirror, { recursive: true });
  const written = new Map<string, Mirrored>();
  for (const source of globSync(
    folders.map((folder) => `${folder}/**/*.astro`),
    { cwd: root },
  )) {
    const text = readFileSync(join(root, source), 'utf8');
    const { code, mappings, diagnostics } = convertToTsx(text, { filename: source });
    const [fault] = diagnostics;
    if (fault) throw new Error(`${source}: ${fault.message}`);
    const path = `${source}.tsx`;
    mkdirSync(dirname(join(mirror, path)), { recursive: true });
    writeFileSync(join(mirror, path), code);
    written.set(path, { source, text, spans: mappings, code });
  }
  writeFileSync(
    join(mirror, 'tsconfig.json'),
    JSON.stringify(settingsOf({ root, mirror, folders }, [...written.keys()])),
  );
  return written;
}

function settingsOf({ root, mirror, folders }: MirrorOptions, components: readonly string[]): object {
  const home = relative(mirror, root);
  return {
    extends: `${home}/tsconfig.json`,
    compilerOptions: {
      rootDirs: [home, '.'],
      // Themes import the package they stand in: its sources instead of what was made of them.
      paths: { 'docwright/theme': [`${home}/src/entry/theme.ts`] },
    },
    include: folders.map((folder) => `${home}/${folder}/**/*.d.ts`),
    // `Astro` and `Fragment`, which stand in every component. In other files they would hide a missing import.
    files: [...components, fileURLToPath(import.meta.resolve('astro/env'))],
  };
}
