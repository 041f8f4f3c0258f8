import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InstallSize {
  /** On the disk, in MiB, as `du` counts: what is reached on several ways once. */
  megabytes: number;
  files: number;
  packages: number;
  /** Names of the packages that would run something while they are installed. */
  scripts: string[];
}

interface Manifest {
  name?: string;
  version?: string;
  scripts?: Record<string, string>;
}

/** What lies in a folder of installed packages, however a package manager lays it out. */
export function measureInstall(folder: string): InstallSize {
  const seen = new Set<number>();
  const packages = new Map<string, Manifest>();
  let blocks = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const { ino, blocks: own } = lstatSync(path);
    if (seen.has(ino)) continue;
    seen.add(ino);
    blocks += own;
    if (entry.isFile()) files++;
    const manifest = entry.isFile() ? readManifest(entry, path) : null;
    if (manifest) packages.set(`${manifest.name}@${manifest.version}`, manifest);
  }
  const scripts = [...packages].filter(([, { scripts: own }]) => own && runsAtInstall(own)).map(([name]) => name);
  return { megabytes: Math.round((blocks * 512) / 1024 / 1024), files, packages: packages.size, scripts };
}

/** Of a package itself, not of a folder in it. */
function readManifest({ name, parentPath }: Dirent, path: string): Manifest | null {
  if (name !== 'package.json' || !/[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/@.][^\\/]*$/.test(parentPath))
    return null;
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  return manifest.name && manifest.version ? manifest : null;
}

function runsAtInstall(scripts: Record<string, string>): boolean {
  return ['preinstall', 'install', 'postinstall'].some((name) => scripts[name] !== undefined);
}
