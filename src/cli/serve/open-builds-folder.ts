import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeOwnFolder } from '../../base/paths/make-own-folder.ts';
import { isAlive } from '../../build/astro/is-alive.ts';
import { removal } from '../../build/files/removal.ts';

const hour = 3_600_000;
/** A process of another container that has given no sign of life for so long has ended. */
const longestSilence = 3 * hour;
const name = /^process-(\d+)(?:-([\da-f]+))?$/;

/**
 * A folder for the builds of a site that this process serves, which goes with it. Another process that serves the site
 * from the same data folder has its own: neither takes away what the other shows. What is left of processes that were
 * killed is removed.
 */
export function openBuildsFolder(data: string, domain: string): string {
  const parent = join(data, 'builds', domain);
  makeOwnFolder(data);
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent))
    if (hasEnded(join(parent, entry), entry)) rmSync(join(parent, entry), removal);
  const folder = join(parent, processName(process.pid));
  mkdirSync(folder);
  setInterval(() => giveSign(folder), hour).unref();
  process.once('exit', () => rmSync(folder, removal));
  return folder;
}

/** A number is that of one process among those alone that this one sees: two containers may share a data folder. */
export function processName(pid: number): string {
  return `process-${pid}-${processSpace()}`;
}

function hasEnded(folder: string, entry: string): boolean {
  const [, pid, space = processSpace()] = name.exec(entry) ?? [];
  if (pid === undefined) return true;
  // Before this process has made anything, what bears its number is of one before it.
  if (space === processSpace()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > longestSilence;
}

/** All processes of a machine, or of a container, that see one another by their numbers. */
function processSpace(): string {
  let space = '';
  try {
    space = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Linux alone has several on a machine.
  }
  return createHash('sha256').update(`${hostname()} ${space}`).digest('hex').slice(0, 8);
}

function giveSign(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // Whoever removed it does not look for signs.
  }
}
