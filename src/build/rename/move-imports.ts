import { extname } from 'node:path';
import { readTextToChange } from '../../read/site/read-text-file.ts';
import { mapImports } from './map-imports.ts';
import { relativePath } from './move-addresses.ts';

interface Importers {
  folder: string;
  files: Iterable<string>;
  /** The file that an import in a file leads to; `null` for none. */
  findImport: (specifier: string, from: string) => string | null;
  /** Files of the page. */
  from: string;
  to: string;
}

const mayImport: ReadonlySet<string> = new Set(['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts']);

/** Texts of the files that import a page which moves, by their names, with its new place in them. */
export function moveImports({ folder, files, findImport, from, to }: Importers): Map<string, string> {
  const changed = new Map<string, string>();
  for (const file of files) {
    if (file === from || !mayImport.has(extname(file))) continue;
    const text = tryRead(folder, file);
    if (text === null || !/^(?:import|export)\b/m.test(text)) continue;
    const moved = mapImports(text, (specifier) =>
      findImport(specifier, file) === from ? written(specifier, { file, to }) : specifier,
    );
    if (moved !== text) changed.set(file, moved);
  }
  return changed;
}

/** In the form of the old one: from the file, from the folder of the site, with an ending or without. */
function written(specifier: string, { file, to }: { file: string; to: string }): string {
  const path = /\.mdx?$/.test(specifier) ? to : to.slice(0, -extname(to).length);
  if (specifier.startsWith('.')) return relativePath(path, file);
  return specifier.startsWith('/') ? `/${path}` : path;
}

/** What cannot be changed without loss stays. */
function tryRead(folder: string, file: string): string | null {
  try {
    return readTextToChange(folder, file);
  } catch {
    return null;
  }
}
