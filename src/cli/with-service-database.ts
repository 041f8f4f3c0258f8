import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DocsError } from '../base/errors/docs-error.ts';
import { type LoadedServerConfig, loadServerConfig } from '../service/server/config/load-server-config.ts';
import type { ServerConfig } from '../service/server/config/server-config.ts';
import type { Database } from '../service/store/database.ts';
import { isPostgres } from '../service/store/is-postgres.ts';
import { openDatabase } from '../service/store/open-database.ts';
import type { CommandInput, CommandOption, ExitCode } from './command.ts';

/** Options that say which service a command is about. */
export const serviceOptions: (CommandOption & { name: string })[] = [
  {
    name: 'config',
    type: 'string',
    short: 'c',
    value: 'file',
    summary: 'configuration file of the service (default: docwright.server.json, if it exists)',
  },
  {
    name: 'data',
    type: 'string',
    value: 'folder',
    summary: 'data folder of the service (default: .docwright-data)',
  },
];

/**
 * Lets a command work on what the service knows, and closes the database after it.
 * @param makes whether the command begins a database where there is none
 * @throws DocsError for a configuration with errors, and where there is no database to read
 */
export async function withServiceDatabase(
  { options, makes }: Pick<CommandInput, 'options'> & { makes: boolean },
  work: (database: Database, config: ServerConfig) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { config } = readServiceConfig({ options });
  if (!makes) requireDatabase(config.database);
  const database = await openDatabase(config.database);
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

/** What these options and the environment say. @throws DocsError for a configuration with errors */
export function readServiceConfig({ options }: Pick<CommandInput, 'options'>): LoadedServerConfig {
  return loadServerConfig(typeof options['config'] === 'string' ? options['config'] : null, {
    environment: process.env,
    flags: { folders: [], ...(typeof options['data'] === 'string' ? { data: resolve(options['data']) } : {}) },
  });
}

/** A wrong folder would be made, and would say that nobody has done anything. */
function requireDatabase(place: string): void {
  if (isPostgres(place) || existsSync(place)) return;
  throw new DocsError([
    {
      severity: 'error',
      code: 'no-database',
      message: `There is no service database at ${place}`,
      hint: 'Set its folder with --data, or the service configuration with --config',
    },
  ]);
}
