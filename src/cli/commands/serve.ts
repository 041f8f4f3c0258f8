import { join, resolve } from 'node:path';
import { renderReport } from '../../base/errors/render-report.ts';
import { loadServerConfig } from '../../service/server/config/load-server-config.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import { createLogWriter } from '../../service/server/create-log-writer.ts';
import { type OpenService, openService } from '../../service/server/open-service.ts';
import { type NodeServer, startNodeServer } from '../../service/server/start-node-server.ts';
import { type Command, type CommandInput, type ExitCode, type Terminal, UsageError } from '../command.ts';
import { listenFrom, listenOn, readPort } from '../listen-from.ts';
import { openRetrieval } from '../serve/open-retrieval.ts';
import { createSourceSite, type SourceSite } from '../serve/source-site.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[dist…] [--config docwright.server.json] [--site folder] [--port 4000]',
  summary: 'Serve built sites with search, assistant and the playground’s proxy',
  options: [
    {
      name: 'config',
      type: 'string',
      short: 'c',
      value: 'file',
      summary: 'configuration (default: docwright.server.json, if there is one)',
    },
    {
      name: 'site',
      type: 'string',
      value: 'folder',
      summary: 'build this site, serve it, and build it anew when its sources change',
    },
    { name: 'base', type: 'string', value: 'path', summary: 'with --site: path the site is served under, e.g. /docs' },
    {
      name: 'url',
      type: 'string',
      value: 'URL',
      summary: 'with --site: address of the published site, e.g. https://docs.example.com',
    },
    {
      name: 'data',
      type: 'string',
      value: 'folder',
      summary: 'where keys, conversations and the index are kept (default: .docwright-data)',
    },
    {
      name: 'port',
      type: 'string',
      short: 'p',
      value: 'number',
      summary: 'port to listen on (default: 4000, or the next free one)',
    },
    {
      name: 'host',
      type: 'string',
      value: 'address',
      summary: 'address to listen on (default: localhost; 0.0.0.0 for all)',
    },
  ],
  positionals: 20,
  run,
};

async function run({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const sources = typeof options['site'] === 'string' ? resolve(options['site']) : null;
  if (sources !== null && positionals.length > 0) throw new UsageError('Name built folders or --site, not both');
  const { config, problems } = loadServerConfig(readText(options['config']), {
    environment: process.env,
    flags: { folders: positionals.map((folder) => resolve(folder)), ...readFlags(options) },
  });
  if (problems.length > 0) terminal.error(`${renderReport(problems, { color: terminal.color })}\n`);
  const source =
    sources === null
      ? null
      : await createSourceSite({
          folder: sources,
          config,
          base: readText(options['base']),
          url: readText(options['url']),
          terminal,
        });
  const sites = source ? [source.entry] : config.sites.length > 0 ? config.sites : [defaultSite()];
  const { write, flush } = createLogWriter(terminal.out);
  const open = await openService({
    config: { ...config, sites },
    write,
    retrieval: (database) => openRetrieval({ database, config, write }),
  });
  const server = await listen(open, config, options['port'] !== undefined);
  announce({ open, server, config, terminal });
  source?.watch(open);
  await stopSignal();
  await stop({ open, server, config, source, terminal });
  flush();
  return 0;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readFlags(options: CommandInput['options']): { port?: number; host?: string; data?: string } {
  const [host, data] = [readText(options['host']), readText(options['data'])];
  return {
    ...(options['port'] === undefined ? {} : { port: readPort(options['port'], 4000) }),
    ...(host === null ? {} : { host }),
    ...(data === null ? {} : { data: resolve(data) }),
  };
}

function defaultSite(): ServerConfig['sites'][number] {
  return { folder: resolve('dist'), domain: 'dist', hosts: [], organization: 'default', signIn: null };
}

/** A port that was asked for is taken or not at all: whoever put a proxy before the service relies on it. */
function listen({ service, upgrade }: OpenService, { port, host }: ServerConfig, exact: boolean): Promise<NodeServer> {
  const start = (candidate: number): Promise<NodeServer> =>
    startNodeServer({ service, upgrade, port: candidate, host });
  return exact || process.env['DOCWRIGHT_PORT'] ? listenOn(port, start) : listenFrom(port, start);
}

function announce({
  open,
  server,
  config,
  terminal,
}: {
  open: OpenService;
  server: NodeServer;
  config: ServerConfig;
  terminal: Terminal;
}): void {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  for (const { domain, manifest, hosts } of open.sites.sites()) {
    const address = hosts[0] ? `https://${hosts[0]}${manifest.base}/ and ` : '';
    terminal.error(
      `${address}http://${host}:${server.port}${manifest.base}/ shows ${manifest.name} (domain ${domain})\n`,
    );
  }
  terminal.error(
    `Kept in ${/^postgres/.test(config.database) ? 'PostgreSQL' : join(config.database)}${config.redis === null ? '' : ', limits in Redis'}; answers by ${config.model?.model ?? 'quotation, without a model'}\n`,
  );
}

function stopSignal(): Promise<void> {
  return new Promise((done) => process.once('SIGINT', () => done()).once('SIGTERM', () => done()));
}

interface Running {
  open: OpenService;
  server: NodeServer;
  config: ServerConfig;
  source: SourceSite | null;
  terminal: Terminal;
}

/** Answers that run are finished first; a second signal ends at once. */
async function stop({ open, server, config, source, terminal }: Running): Promise<void> {
  source?.close();
  const active = server.active();
  if (active > 0)
    terminal.error(`Stopping; ${active} answers may take ${config.stopTimeout / 1000} seconds to finish\n`);
  process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
  await server.stop(config.stopTimeout);
  await open.close();
}
