import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';

const names = ['docs.json', 'mint.json'] as const;

/**
 * The configuration file of a site folder.
 * @param settings the text of one that is nowhere in the folder
 * @throws DocsError when there is none
 */
export function findConfigFile(folder: string, settings?: string): (typeof names)[number] {
  if (settings !== undefined) return names[0];
  // By its list: Windows and macOS find `Docs.json` by this name, too, and no build on Linux does.
  const inside = isFolder(folder) ? readdirSync(folder) : [];
  for (const name of names) if (inside.includes(name)) return name;
  throw new DocsError([
    {
      severity: 'error',
      kind: 'settings',
      code: 'no-config',
      message: tellAbsence(folder),
      hint: hintFor(folder, inside),
    },
  ]);
}

function hintFor(folder: string, inside: readonly string[]): string {
  const other = inside.find((name) => (names as readonly string[]).includes(name.toLowerCase()));
  if (other !== undefined) return `Rename ${other} to ${other.toLowerCase()}`;
  const known = holderNear(folder);
  return known === null
    ? 'Specify the folder that contains docs.json, or create a site with: docwright new my-docs'
    : `Specify the folder that contains it: ${known}`;
}

function tellAbsence(path: string): string {
  if (isFolder(path)) return `There is no docs.json in ${path}`;
  return existsSync(path) ? `${path} is a file, not a folder` : `There is no folder ${path}`;
}

/** Whoever names the file itself, or the repository in which the site is a folder, means the folder that holds it. */
function holderNear(path: string): string | null {
  if (!isFolder(path)) return existsSync(path) && names.some((name) => name === basename(path)) ? dirname(path) : null;
  const inside = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => join(path, name));
  return inside.find((folder) => names.some((name) => existsSync(join(folder, name)))) ?? null;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
