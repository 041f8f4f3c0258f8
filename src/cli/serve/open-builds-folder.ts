import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder } from '../../base/paths/make-own-folder.ts';
import { isAlive } from '../../build/astro/is-alive.ts';
import { removal } from '../../build/files/removal.ts';

const name = /^process-(\d+)$/;

/**
 * A folder for the builds of a site that this process serves, which goes with it. Another process that serves the site
 * from the same data folder has its own: neither takes away what the other shows. What is left of processes that were
 * killed is removed.
 */
export function openBuildsFolder(data: string, domain: string): string {
  const parent = join(data, 'builds', domain);
  makeOwnFolder(data);
  const own = `process-${process.pid}`;
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent)) {
    const pid = name.exec(entry)?.[1];
    if (entry === own || pid === undefined || !isAlive(Number(pid))) rmSync(join(parent, entry), removal);
  }
  const folder = join(parent, own);
  mkdirSync(folder);
  process.once('exit', () => rmSync(folder, removal));
  return folder;
}
