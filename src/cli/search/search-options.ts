import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import { type CommandInput, type CommandOption, UsageError } from '../command.ts';
import { readServiceConfig, serviceOptions } from '../with-service-database.ts';

/** Options shared by the commands that search a built site. */
export const searchOptions: (CommandOption & { name: string })[] = [
  ...serviceOptions,
  { name: 'words', type: 'boolean', summary: 'search by keyword only, without the embedding model' },
];

/**
 * The configuration of the service with which a command searches.
 * @throws DocsError where it names half of an endpoint that the command would ask
 */
export function readSearchConfig({ options }: Pick<CommandInput, 'options'>): ServerConfig {
  const { config, halves } = readServiceConfig({ options });
  if (options['words'] === true) return { ...config, embeddings: { kind: 'none' } };
  if (halves.embeddings.length > 0) throw new DocsError(halves.embeddings);
  return config;
}

/** The folder of a built site that a command was given. */
export function readFolder(argument: string | undefined): string {
  return resolve(argument ?? 'dist');
}

/**
 * The same for a command that is given something else before it.
 * @throws UsageError where the two stand the other way round
 */
export function readLastFolder([first, folder]: readonly string[], name: 'search' | 'eval'): string {
  if (first !== undefined && folder !== undefined && isFolder(first) && !isFolder(folder))
    throw new UsageError(`The folder comes last: docwright ${name} ${JSON.stringify(folder)} ${first}`);
  return readFolder(folder);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** @throws UsageError for something else than a whole number in the range */
export function readCount(
  value: string | boolean | undefined,
  { name, standard, most }: { name: string; standard: number; most: number },
): number {
  if (typeof value !== 'string') return standard;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}, not "${value}"`);
  return count;
}
