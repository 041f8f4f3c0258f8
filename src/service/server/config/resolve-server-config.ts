import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { listenAddress } from '../../../base/http/listen-address.ts';
import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
import { defaultTrafficLimits } from '../../proxy/default-traffic-limits.ts';
import { isPostgres } from '../../store/is-postgres.ts';
import { defaultLimits } from '../discovery/default-limits.ts';
import { domainOf } from './domain-of.ts';
import type { ServerConfigInput } from './parse-server-config.ts';
import { resolveSignIn } from './resolve-sign-in.ts';
import type { EmbeddingsChoice, ServerConfig, SiteEntry } from './server-config.ts';
import { splitList } from './split-list.ts';

export interface ServerConfigSources {
  /** From the file; empty without one. */
  input: ServerConfigInput;
  /** Folder that the file's paths start from. */
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** From the command line; they go before everything else. */
  flags: { port?: number; host?: string; data?: string; folders: readonly string[] };
}

const day = 86_400_000;

/** Puts together what the command line, the environment and the file say, in this order, and fills in the defaults. */
export function resolveServerConfig({ input, folder, environment, flags }: ServerConfigSources): ServerConfig {
  const variable = (name: string): string | undefined => environment[`DOCWRIGHT_${name}`] || undefined;
  const data = resolve(folder, flags.data ?? variable('DATA') ?? input.data ?? '.docwright-data');
  const database = variable('DATABASE') ?? input.storage?.database;
  const port = variable('PORT');
  const model = resolveModel(input, variable);
  return {
    port: flags.port ?? (port === undefined ? (input.port ?? 4000) : Number(port)),
    host: listenAddress(flags.host ?? variable('HOST') ?? input.host ?? 'localhost'),
    data,
    sites: resolveSites({ input, folder, folders: flags.folders, variable }),
    organizations: Object.fromEntries(
      Object.entries(input.organizations ?? {}).map(([name, { credits, overage = true }]) => [
        name,
        { credits, overage },
      ]),
    ),
    database:
      database === undefined ? join(data, 'service.db') : isPostgres(database) ? database : resolve(folder, database),
    redis: variable('REDIS') ?? input.storage?.redis ?? null,
    model,
    embeddings: resolveEmbeddings(input.embeddings, variable),
    search: resolveSearch(input.search),
    questions: resolveQuestions(input.assistant, { hasModel: model !== null }),
    limits: { ...defaultLimits, ...withoutUndefined(input.limits ?? {}) },
    headers: input.headers ?? {},
    scriptSources: input.scriptSources ?? [],
    trustedProxies: splitList(variable('TRUSTED_PROXIES')) ?? input.trustedProxies ?? [],
    metricsToken: variable('METRICS_TOKEN') ?? input.metricsToken ?? null,
    proxy: {
      allowPrivate: input.proxy?.allowPrivate ?? [],
      forwardCookies: input.proxy?.forwardCookies ?? [],
      limits: { ...defaultTrafficLimits, ...withoutUndefined(input.proxy?.limits ?? {}) },
    },
    log: input.log ?? 'all',
    keepThreads: (input.keepThreads ?? 90) * day,
    keepSearches: (input.keepSearches ?? 30) * day,
    stopTimeout: (input.stopTimeout ?? 8) * 1000,
  };
}

function resolveSites({
  input,
  folder,
  folders,
  variable,
}: {
  input: ServerConfigInput;
  folder: string;
  folders: readonly string[];
  variable: Variable;
}): SiteEntry[] {
  const listed = (input.sites ?? []).map((site) => ({ ...site, folder: resolve(folder, site.folder) }));
  // A folder of the command line keeps what the file says of it, which may be several sites.
  const given = folders
    .map((path) => resolve(path))
    .flatMap((path): typeof listed => {
      const known = listed.filter((site) => site.folder === path);
      return known.length > 0 ? known : [{ folder: path }];
    });
  return (folders.length > 0 ? given : listed).map(
    (site): SiteEntry => ({
      folder: site.folder,
      domain: domainOf(site),
      hosts: site.hosts ?? [],
      organization: site.organization ?? 'default',
      signIn: resolveSignIn(site.signIn, variable),
    }),
  );
}

type Variable = (name: string) => string | undefined;

function resolveModel({ assistant }: ServerConfigInput, variable: Variable): ServerConfig['model'] {
  const { model, instructions = '' } = assistant ?? {};
  const url = variable('MODEL_URL') ?? model?.url;
  const name = variable('MODEL') ?? model?.name;
  if (url === undefined || name === undefined) return null;
  return {
    baseUrl: trimEndSlashes(url),
    model: name,
    key: variable('MODEL_KEY') ?? model?.key ?? null,
    tools: model?.tools ?? true,
    temperature: model?.temperature ?? null,
    maxTokens: model?.maxTokens ?? null,
    contextTokens: model?.contextTokens ?? 24_000,
    patience: (model?.timeout ?? 60) * 1000,
    instructions,
  };
}

function resolveEmbeddings(input: ServerConfigInput['embeddings'], variable: Variable): EmbeddingsChoice {
  if (input === false) return { kind: 'none' };
  const url = variable('EMBEDDINGS_URL') ?? input?.url;
  const name = variable('EMBEDDINGS_MODEL') ?? input?.name;
  if (url === undefined || name === undefined) return { kind: 'builtin' };
  return {
    kind: 'remote',
    url: trimEndSlashes(url),
    name,
    key: variable('EMBEDDINGS_KEY') ?? input?.key ?? null,
    dimensions: input?.dimensions ?? null,
    languages: input?.languages ?? null,
  };
}

const megabyte = 1_000_000;
const usualThreads = 4;

/** One core is left to everything else. */
function resolveSearch(input: ServerConfigInput['search']): ServerConfig['search'] {
  return {
    engine: input?.engine ?? 'built-in',
    threads: input?.threads ?? Math.max(1, Math.min(usualThreads, availableParallelism() - 1)),
    memory: (input?.memory ?? 512) * megabyte,
    queue: input?.queue ?? 2_000,
    timeout: (input?.timeout ?? 10) * 1000,
  };
}

/** A model takes its time elsewhere; quotations are made here, by one core. */
const usualAtOnce = { byModel: 50, byQuotation: 4 };

function resolveQuestions(
  input: ServerConfigInput['assistant'],
  { hasModel }: { hasModel: boolean },
): ServerConfig['questions'] {
  return {
    atOnce: input?.atOnce ?? (hasModel ? usualAtOnce.byModel : usualAtOnce.byQuotation),
    queue: input?.queue ?? 500,
    patience: (input?.wait ?? 20) * 1000,
  };
}

function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
}
