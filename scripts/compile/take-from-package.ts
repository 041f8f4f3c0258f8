import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A package of npm of which few files are used, so that it is not installed. */
export interface PackageArchive {
  name: string;
  version: string;
  /** What the registry calls `dist.integrity`. */
  integrity: `sha512-${string}`;
  /** Files and folders that are used, its licence among them. */
  paths: string[];
}

export interface TakeOptions {
  root: string;
  archive: PackageArchive;
  /** Writes into a folder what is kept of the unpacked package. */
  keep: (unpacked: string, kept: string) => void;
}

/**
 * Gets a package's archive from npm once, checks it, and keeps what is used of it.
 *
 * @returns the folder that has it, with the package's `package.json`
 * @throws Error when the registry cannot be reached or the archive is not the one that is known
 */
export function takeFromPackage({ root, archive, keep }: TakeOptions): string {
  const id = `${archive.name}@${archive.version}`;
  const kept = join(root, 'node_modules/.cache/docwright-packages', id.replace('/', '+'));
  if (existsSync(kept)) return kept;
  const work = mkdtempSync(join(tmpdir(), 'docwright-package-'));
  const beside = `${kept}-${process.pid}`;
  try {
    mkdirSync(beside, { recursive: true });
    const unpacked = unpack(archive, work);
    cpSync(join(unpacked, 'package.json'), join(beside, 'package.json'));
    keep(unpacked, beside);
    renameSync(beside, kept);
  } catch (error) {
    // Another process may have been faster.
    if (existsSync(kept)) return kept;
    throw new Error(`${id} cannot be had from npm: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    for (const folder of [work, beside]) rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}

function unpack({ name, version, integrity, paths }: PackageArchive, work: string): string {
  const output = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--ignore-scripts'], {
    cwd: work,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const file = output.trim().split('\n').at(-1)!;
  const sum = createHash('sha512')
    .update(readFileSync(join(work, file)))
    .digest('base64');
  if (`sha512-${sum}` !== integrity) throw new Error(`${file} is not the file that is known`);
  execFileSync('tar', ['xzf', file, ...['package.json', ...paths].map((path) => `package/${path}`)], { cwd: work });
  return join(work, 'package');
}
