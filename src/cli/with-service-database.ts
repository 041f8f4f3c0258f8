import { loadServerConfig } from '../service/server/config/load-server-config.ts';
import type { ServerConfig } from '../service/server/config/server-config.ts';
import type { Database } from '../service/store/database.ts';
import { openDatabase } from '../service/store/open-database.ts';
import type { CommandInput, CommandOption, ExitCode } from './command.ts';

/** Options that say which service a command is about. */
export const serviceOptions: (CommandOption & { name: string })[] = [
  {
    name: 'config',
    type: 'string',
    short: 'c',
    value: 'file',
    summary: 'configuration of the service (default: docwright.server.json, if there is one)',
  },
  {
    name: 'data',
    type: 'string',
    value: 'folder',
    summary: 'where the service keeps what it knows (default: .docwright-data)',
  },
];

/**
 * Lets a command work on what the service knows, and closes the database after it.
 * @throws DocsError for a configuration with errors
 */
export async function withServiceDatabase(
  { options }: Pick<CommandInput, 'options'>,
  work: (database: Database, config: ServerConfig) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { config } = loadServerConfig(typeof options['config'] === 'string' ? options['config'] : null, {
    environment: process.env,
    flags: { folders: [], ...(typeof options['data'] === 'string' ? { data: options['data'] } : {}) },
  });
  const database = await openDatabase(config.database);
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}
