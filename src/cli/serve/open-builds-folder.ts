import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder } from '../../base/paths/make-own-folder.ts';
import { giveSigns, hasEnded, signRates } from '../../build/files/has-ended.ts';
import { processName } from '../../build/files/process-name.ts';
import { removal } from '../../build/files/removal.ts';

const start = 'process-';

/**
 * A folder for the builds of a site that this process serves, which goes with it. Another process that serves the site
 * from the same data folder has its own: neither takes away what the other shows. What is left of processes that were
 * killed is removed.
 */
export function openBuildsFolder(data: string, domain: string): string {
  const parent = join(data, 'builds', domain);
  makeOwnFolder(data);
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent)) if (isLeft(parent, entry)) rmSync(join(parent, entry), removal);
  const folder = join(parent, `${start}${processName()}`);
  mkdirSync(folder);
  giveSigns(folder, signRates.seldom);
  process.once('exit', () => rmSync(folder, removal));
  return folder;
}

function isLeft(parent: string, entry: string): boolean {
  if (!entry.startsWith(start)) return true;
  return hasEnded(entry.slice(start.length), join(parent, entry), signRates.seldom) ?? true;
}
