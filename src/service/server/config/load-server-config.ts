import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { DocsError } from '../../../base/errors/docs-error.ts';
import type { Problem } from '../../../model/problem.ts';
import { checkEnvironment } from './check-environment.ts';
import { findHalfEndpoints, type HalfEndpoints } from './find-half-endpoints.ts';
import { findSharedSecret } from './find-shared-secret.ts';
import { doubleDomain, parseServerConfig } from './parse-server-config.ts';
import { resolveServerConfig, type ServerConfigSources } from './resolve-server-config.ts';
import type { ServerConfig } from './server-config.ts';

export interface LoadedServerConfig {
  config: ServerConfig;
  /** Warnings. */
  problems: Problem[];
  /** Errors for the commands that ask the endpoint; the others need not know its address. */
  halves: HalfEndpoints;
}

const defaultName = 'docwright.server.json';

/**
 * Reads how the service is to run.
 *
 * @param file of the configuration; `docwright.server.json` of the current folder, if there is one, when it is `null`
 * @throws DocsError that names every fault of the file and of the environment
 */
export function loadServerConfig(
  file: string | null,
  { environment: given, flags }: Pick<ServerConfigSources, 'environment' | 'flags'>,
): LoadedServerConfig {
  const path = resolve(file ?? defaultName);
  const folder = dirname(path);
  const environment = withoutBlanks(given);
  const rest = { environment, flags };
  const wrong = checkEnvironment(environment);
  if (!existsSync(path)) {
    if (file !== null) throw misnamed(`${file} does not exist`);
    if (wrong.length > 0) throw new DocsError(wrong);
    const halves = findHalfEndpoints({ root: null, environment });
    return { config: distinct(resolveServerConfig({ ...rest, input: {}, folder })), problems: [], halves };
  }
  if (statSync(path).isDirectory()) throw misnamed(`${path} is a folder`);
  const { input, root, problems } = parseServerConfig(readFileSync(path, 'utf8'), basename(path));
  if (!input || wrong.length > 0) throw new DocsError([...problems, ...wrong]);
  const halves = findHalfEndpoints({ root, environment });
  const config = distinct(resolveServerConfig({ ...rest, input, folder }));
  const shared = findSharedSecret(config, environment);
  if (shared.length > 0) throw new DocsError([...problems, ...shared]);
  return { config, problems, halves };
}

/** Files of secrets end in a line break, which is no part of an address, a key or a number. */
function withoutBlanks(environment: ServerConfigSources['environment']): ServerConfigSources['environment'] {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value?.trim()]));
}

/** @throws DocsError for folders of the command line that would be one site */
function distinct(config: ServerConfig): ServerConfig {
  const domains = config.sites.map(({ domain }) => domain);
  const doubles = new Set(domains.filter((domain, index) => domains.indexOf(domain) < index));
  if (doubles.size > 0) throw new DocsError([...doubles].map(doubleDomain));
  return config;
}

function misnamed(message: string): DocsError {
  const hint = 'Set the configuration file of the service with --config';
  return new DocsError([{ severity: 'error', code: 'missing-file', message, hint }]);
}
