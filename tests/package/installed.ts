import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with a project in which the packed package is installed. */
    installed: string;
    tarball: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** What the Astro projects of the tests have beside Docwright. */
const companions = [
  'astro@7.3.5',
  '@astrojs/mdx@8.0.2',
  '@astrojs/node@11.1.6',
  '@astrojs/react@7.0.0',
  '@tailwindcss/vite@4.3.5',
];

/** Packs the package and installs it once for all tests, as users do. */
export default function installPackage(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-package-'));
  const npm = (args: string[], cwd = folder): string => execFileSync('npm', args, { cwd, encoding: 'utf8' });
  const packed = npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], root);
  const tarball = join(folder, packed.trim().split('\n').at(-1)!);
  npm(['init', '--yes']);
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', tarball, ...companions]);
  // Vite serves packages from above a project's folder only where that is a workspace.
  npm(['pkg', 'set', 'workspaces[]=minimal', 'workspaces[]=blog']);
  project.provide('installed', folder);
  project.provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true, force: true });
}
