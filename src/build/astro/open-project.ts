import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { giveSigns, signRates } from '../files/has-ended.ts';
import { processName } from '../files/process-name.ts';
import { astroFolder } from './astro-of-ours.ts';
import { holdsLock } from './holds-lock.ts';
import { linkFolder } from './link-folder.ts';
import { removeOldProjects } from './remove-old-projects.ts';
import { stateFolder } from './state-folder.ts';

/** An Astro project that holds nothing but its links to Astro and Docwright; Astro and Vite keep their files in it. */
export interface Project {
  root: string;
  /** Gives the project back to the next run. */
  release: () => void;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Makes a project for one run of Astro on a site. A build has one of its own; development comes back to one whose
 * caches are warm, unless another server is using it.
 */
export function openProject(
  { folder: siteFolder, isUntrusted = false }: { folder: string; isUntrusted?: boolean },
  command: 'build' | 'dev',
): Project {
  const state = stateFolder(siteFolder, { isUntrusted, needsLinks: true });
  const name = `${packageVersion}-${hash(packageFolder)}`;
  const folder = join(state, name);
  mkdirSync(folder, { recursive: true });
  removeOldProjects(state, name);
  removeLeftovers(folder);
  return command === 'build' ? openForBuild(folder) : openForDevelopment(folder);
}

function openForBuild(folder: string): Project {
  const root = mkdtempSync(join(folder, 'build-'));
  const release = (): void => {
    rmSync(root, { recursive: true, force: true });
    process.removeListener('exit', release);
  };
  process.once('exit', release);
  return furnish({ root, release });
}

function openForDevelopment(folder: string, number = 1): Project {
  const root = join(folder, `dev-${number}`);
  const lock = `${root}.pid`;
  if (!take(lock)) return openForDevelopment(folder, number + 1);
  const endSigns = giveSigns(lock, signRates.seldom);
  const release = (): void => {
    endSigns();
    rmSync(lock, { force: true });
    process.removeListener('exit', release);
  };
  process.once('exit', release);
  return furnish({ root, release });
}

/** Writes this process into the file, unless a living one stands there. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, processName(), { flag: 'wx' });
    return true;
  } catch {
    if (holdsLock(lock)) return false;
    rmSync(lock, { force: true });
    return take(lock);
  }
}

function furnish(project: Project): Project {
  const modules = join(project.root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(project.root, 'package.json'), '{ "private": true, "type": "module" }\n');
  linkFolder(packageFolder, join(modules, 'docwright'));
  linkFolder(astroFolder, join(modules, 'astro'));
  return project;
}

/** Builds that were killed leave their projects behind. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.startsWith('build-') && age > day) rmSync(path, { recursive: true, force: true });
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
