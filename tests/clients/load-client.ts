import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = import.meta.dirname;

/** Whether the clients are installed (`scripts/install-clients.ts`). */
export const hasClients = existsSync(join(folder, 'node_modules/happy-dom'));

/** Loads one of the packages that only `tests/clients/package.json` names. */
export async function loadClient<Module>(name: string): Promise<Module> {
  const file = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}
