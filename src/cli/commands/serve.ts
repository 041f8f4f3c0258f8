import { join, resolve } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { loadServerConfig } from '../../service/server/config/load-server-config.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import { createLogWriter } from '../../service/server/create-log-writer.ts';
import { type OpenService, openService } from '../../service/server/open-service.ts';
import { type NodeServer, startNodeServer } from '../../service/server/start-node-server.ts';
import { isPostgres } from '../../service/store/is-postgres.ts';
import { announce, tellTaken } from '../announce.ts';
import { forceOption, passOptions, renderingOptions, strictOption } from '../build-options.ts';
import { type Command, type CommandInput, type ExitCode, type Terminal, UsageError } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { listenFrom, listenOn, readPort } from '../listen-from.ts';
import { outputOptions, say } from '../output-options.ts';
import { reportProblems } from '../report-problems.ts';
import { nameOfAddress } from '../serve/name-of-address.ts';
import { openRetrieval } from '../serve/open-retrieval.ts';
import { createSourceSite, type SourceSite } from '../serve/source-site.ts';
import { tellOpenHosts } from '../serve/tell-open-hosts.ts';
import { tellShadowedSites } from '../serve/tell-shadowed-sites.ts';
import { tellUnreachablePages } from '../serve/tell-unreachable-pages.ts';
import { stopSignal } from '../stop-signal.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[dist…] [--config docwright.server.json] [--site folder] [--port 4000]',
  summary: 'Serve built sites with search, the assistant and the playground’s proxy',
  options: [
    {
      name: 'config',
      type: 'string',
      short: 'c',
      value: 'file',
      summary: 'configuration file (default: docwright.server.json, if it exists)',
    },
    {
      name: 'site',
      type: 'string',
      value: 'folder',
      summary: 'build and serve this site, and rebuild it when its sources change',
    },
    {
      name: 'base',
      type: 'string',
      value: 'path',
      summary: 'with --site: path under which the site is served, e.g. /docs',
    },
    {
      name: 'url',
      type: 'string',
      value: 'URL',
      summary: 'with --site: URL of the published site, e.g. https://docs.example.com',
    },
    {
      name: 'data',
      type: 'string',
      value: 'folder',
      summary: 'where keys, conversations and the index are stored (default: .docwright-data)',
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
      bare: '0.0.0.0',
      summary: 'address to listen on; without a value, all addresses of this machine (default: localhost)',
    },
    ...[strictOption, forceOption, ...renderingOptions].map((option) => ({
      ...option,
      summary: `with --site: ${option.summary}`,
    })),
    ...outputOptions,
  ],
  positionals: 20,
  run,
};

async function run({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  honourProxies(terminal);
  const sources = typeof options['site'] === 'string' ? resolve(options['site']) : null;
  if (sources !== null && positionals.length > 0)
    throw new UsageError('Specify either built folders or --site, not both');
  const { config, problems, halves } = loadServerConfig(readText(options['config']), {
    environment: process.env,
    flags: { folders: positionals.map((folder) => resolve(folder)), ...readFlags(options) },
  });
  const missing = [...halves.model, ...halves.embeddings];
  if (missing.length > 0) throw new DocsError([...problems, ...missing]);
  reportProblems(problems, terminal);
  const source =
    sources === null
      ? null
      : await createSourceSite({
          folder: sources,
          config,
          base: readText(options['base']),
          url: readText(options['url']),
          isUntrusted: options['untrusted'] === true,
          pass: passOptions({ options }),
          terminal,
        });
  const sites = source ? [source.entry] : config.sites.length > 0 ? config.sites : [defaultSite()];
  const { write, flush } = createLogWriter(terminal.out);
  const open = await openService({
    config: { ...config, sites },
    write,
    retrieval: (database) => openRetrieval({ database, config, write }),
  });
  const server = await listen(open, config, options['port'] !== undefined).catch(async (error: unknown) => {
    // Its connections would keep the process from ending.
    await open.close();
    throw error;
  });
  tellAddresses({ open, server, config, terminal });
  const shown = open.sites.sites();
  const told = [
    ...tellUnreachablePages(shown, sites),
    ...tellOpenHosts({ ...config, sites }),
    ...tellShadowedSites(shown),
  ];
  reportProblems(told, terminal);
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

/** On standard error: the log of requests is what the service writes on standard output. */
function tellAddresses({ open, server, config, terminal }: Omit<Running, 'source'>): void {
  const { port } = server;
  const sites = open.sites.sites();
  if (config.port !== 0 && config.port !== port) say(terminal, tellTaken(config.port, port), 'error');
  for (const site of sites.filter(({ isAway }) => !isAway)) {
    const { domain, manifest, hosts } = site;
    const title = `Serving ${manifest.name} (domain ${domain})${hosts.length > 0 ? ` for ${hosts.join(', ')}` : ''}`;
    const name = nameOfAddress(site, { sites, host: config.host });
    if (name === null) say(terminal, `${title}, on port ${port}\n\n`, 'error');
    else announce(terminal, { title, wanted: port, protocol: 'http', host: name, port, base: manifest.base }, 'error');
  }
  const place = isPostgres(config.database) ? 'PostgreSQL' : join(config.database);
  const limits = config.redis === null ? '' : ', limits in Redis';
  const model = config.model?.model ?? 'quotation, without a model';
  say(terminal, `Data in ${place}${limits}; answers by ${model}\n`, 'error');
}

interface Running {
  open: OpenService;
  server: NodeServer;
  config: ServerConfig;
  source: SourceSite | null;
  terminal: Terminal;
}

/** Answers that run are finished first, and what waits is refused; a second signal ends at once. */
async function stop({ open, server, config, source, terminal }: Running): Promise<void> {
  source?.close();
  open.admitNoMore();
  const active = server.active();
  if (active > 0)
    say(terminal, `Stopping; ${active} answers have up to ${config.stopTimeout / 1000} seconds to finish\n`, 'error');
  process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
  await server.stop(config.stopTimeout);
  await open.close();
}
