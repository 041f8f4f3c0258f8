import { explainError } from '../../base/errors/explain-error.ts';
import type { Retriever } from '../../model/retrieval.ts';
import { createAccess } from '../access/create-access.ts';
import type { Answerer } from '../assistant/answerer.ts';
import {
  createExtractiveAnswerer,
  type ExtractiveOptions,
} from '../assistant/extractive/create-extractive-answerer.ts';
import { createModelAnswerer } from '../assistant/openai/create-model-answerer.ts';
import { createFeedbackStore } from '../store/create-feedback-store.ts';
import { createKeyStore } from '../store/create-key-store.ts';
import { createPopularStore } from '../store/create-popular-store.ts';
import { createProxyUsageStore } from '../store/create-proxy-usage-store.ts';
import { createQuestionStore } from '../store/create-question-store.ts';
import { createSignOutStore } from '../store/create-sign-out-store.ts';
import { createSpareLimits } from '../store/create-spare-limits.ts';
import { createSqlLimits } from '../store/create-sql-limits.ts';
import { createThreadStore } from '../store/create-thread-store.ts';
import type { Database } from '../store/database.ts';
import type { Plan } from '../store/ledger.ts';
import type { LimitStore } from '../store/limit-store.ts';
import { openDatabase } from '../store/open-database.ts';
import { openRedisLimits } from '../store/open-redis-limits.ts';
import type { SignOutStore } from '../store/sign-out-store.ts';
import { answerNotFound } from './answer-not-found.ts';
import type { ServerConfig } from './config/server-config.ts';
import type { WriteLog } from './create-log-writer.ts';
import { createPageHeaderReader } from './create-page-header-reader.ts';
import { createReadyCheck, tellUnready } from './create-ready-check.ts';
import { createSeldomTeller } from './create-seldom-teller.ts';
import { createService } from './create-service.ts';
import { createSiteHolder, type SiteHolder } from './create-site-holder.ts';
import { createSiteProxy, createSiteTraffic, proxyOptions } from './create-site-proxy.ts';
import { createSocketRoad, type SocketRoad } from './create-socket-road.ts';
import { createDiscovery } from './discovery/create-discovery.ts';
import { fromStore } from './discovery/from-store.ts';
import { answerMemberFile } from './files/answer-member-file.ts';
import { createBodyCache } from './files/body-cache.ts';
import { gatherProxyUsage } from './gather-proxy-usage.ts';
import { createAdmission } from './http/create-admission.ts';
import { limitAddress } from './http/limit-address.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { keepBooks } from './keep-books.ts';
import { requireProtection } from './require-protection.ts';
import { serviceMetrics } from './service-metrics.ts';
import type { ServedSite, Service, ServiceOptions } from './service-options.ts';

/** The service with everything it works with, opened. */
export interface OpenService {
  service: Service;
  /** Takes over connections that want to become WebSockets. */
  upgrade: SocketRoad;
  sites: SiteHolder;
  /** Refuses what waits for its turn, and whoever asks from now on. */
  admitNoMore: () => void;
  /** Brings the search index of a site up to its build, while the last one answers. */
  index: (site: ServedSite) => void;
  close: () => Promise<void>;
}

export interface OpenServiceInput {
  config: ServerConfig;
  write: WriteLog;
  retrieval: (database: Database) => Promise<Retrieval>;
}

/** How the sites are searched. */
export interface Retrieval {
  /** `null` while the site has no index. */
  retriever: (site: ServedSite) => Promise<Retriever | null>;
  /** Makes the index of a site's build, when the store does not have it. */
  index: (site: ServedSite) => Promise<void>;
  embed: ExtractiveOptions['embed'];
  close: () => Promise<void>;
}

/** Files in memory, all sites together. */
const cacheBytes = 128_000_000;
/**
 * A database that does not answer for so long is treated as one that is gone: the client hears that it may ask again.
 */
export const storePatience = 5_000;
/** Enough for a thread to have work while others of its searches wait for the store or for an endpoint of vectors. */
const searchesPerThread = 8;
const usageInterval = 10_000;
/** An organization without a plan. */
const unlimited: Plan = { credits: Number.MAX_SAFE_INTEGER, overage: true };

/**
 * Opens the service as its configuration says.
 * @throws DocsError where no folder holds a build, or but open ones of sites with sign-in; whatever the database
 * throws when it cannot be opened
 */
export async function openService(input: OpenServiceInput): Promise<OpenService> {
  const { config, write } = input;
  const fault = createFaultWriter(write);
  const { database, limits, retrieval, index, sites } = await openParts(input, fault);
  for (const site of sites.sites()) if (!site.isAway) index(site);
  const threads = createThreadStore(database);
  const questions = createQuestionStore(database);
  const popular = createPopularStore(database);
  const feedback = createFeedbackStore(database);
  const { keepThreads, keepSearches } = config;
  const books = keepBooks(database, { threads, questions, popular, feedback, keepThreads, keepSearches, write });
  const metrics = createServiceMetrics();
  const answerer: Answerer = config.model
    ? createModelAnswerer(config.model)
    : createExtractiveAnswerer({ embed: retrieval.embed });
  const admission = {
    search: createAdmission({
      atOnce: searchesPerThread * config.search.threads,
      queue: config.search.queue,
      patience: config.search.timeout,
    }),
    assistant: createAdmission(config.questions),
  };
  const discovery = createDiscovery({
    keys: createKeyStore(database),
    threads,
    questions,
    feedback,
    popular,
    keepsSearches: keepSearches > 0,
    limits,
    searchLimits: createSpareLimits(limits, {
      onFault: (error) =>
        write({
          level: 'warn',
          message: `The limit counter failed, so this process counts searches itself: ${explainError(error)}`,
        }),
    }),
    admission,
    limitNumbers: config.limits,
    retriever: retrieval.retriever,
    answerer: () => answerer,
    plan: (organization) => config.organizations[organization] ?? unlimited,
    metrics,
    onFault: ({ id, error }) => write({ level: 'error', id, message: error }),
  });
  const usage = gatherProxyUsage(createProxyUsageStore(database));
  const tellUsage = createSeldomTeller((message) => write({ level: 'error', message }));
  const flushUsage = (): Promise<void> =>
    usage.flush().catch((error: unknown) => tellUsage(`Proxy traffic cannot be recorded: ${explainError(error)}`));
  const gathering = setInterval(() => void flushUsage(), usageInterval).unref();
  const checkReady = createReadyCheck({ database, limits });
  void tellUnready(checkReady, write);
  const traffic = createSiteTraffic(config.proxy, { limits, usage });
  const access = createSiteAccess(config, { limits, signOuts: createSignOutStore(database), onFault: fault });
  const common = { ...buildOptions(config, write), metrics };
  return {
    service: createService({
      ...common,
      ...access,
      sites: sites.sites,
      renewSites: sites.renew,
      discovery,
      proxy: createSiteProxy(config.proxy, traffic),
      pageHeaders: createPageHeaderReader(config),
      checkReady,
    }),
    upgrade: createSocketRoad({
      ...common,
      sites: sites.sites,
      identify: access.identify,
      optionsOf: (site, audience) => proxyOptions(config.proxy, { site, audience, begin: traffic(site) }),
    }),
    sites,
    index,
    admitNoMore: () => Object.values(admission).forEach(({ close }) => close()),
    close: async () => {
      clearInterval(gathering);
      sites.close();
      await books.close();
      await flushUsage();
      await Promise.all([limits.close(), retrieval.close()]);
      await database.close();
    },
  };
}

interface Parts extends Pick<OpenService, 'index' | 'sites'> {
  database: Database;
  limits: LimitStore;
  retrieval: Retrieval;
}

/** Opens what the service works with. Where one part cannot be opened, the connections of the others would go on. */
async function openParts(
  { config, retrieval: openRetrieval }: OpenServiceInput,
  fault: (error: unknown) => void,
): Promise<Parts> {
  const open: { close: () => Promise<void> }[] = [];
  const keep = <Part extends { close: () => Promise<void> }>(part: Part): Part => {
    open.unshift(part);
    return part;
  };
  try {
    const database = keep(await openDatabase(config.database, { patience: storePatience }));
    const limits = keep(config.redis === null ? createSqlLimits(database) : await openRedisLimits(config.redis));
    const retrieval = keep(await openRetrieval(database));
    const index = (site: ServedSite): void => void retrieval.index(site).catch(fault);
    const sites = await createSiteHolder(config.sites, {
      cache: createBodyCache(cacheBytes),
      check: (site) => requireProtection(site, config.sites),
      onChange: index,
      onFault: (_, error) => fault(error),
    });
    return { database, limits, retrieval, index, sites };
  } catch (error) {
    for (const part of open) await part.close();
    throw error;
  }
}

function createFaultWriter(write: WriteLog): (error: unknown) => void {
  return (error) => write({ level: 'error', message: explainError(error) });
}

function buildOptions(
  { trustedProxies, metricsToken, log }: ServerConfig,
  write: WriteLog,
): Pick<ServiceOptions, 'trustedProxies' | 'metricsToken' | 'log'> {
  const isWanted = (status: number): boolean => log === 'all' || (log === 'errors' && status >= 500);
  return {
    trustedProxies,
    ...(metricsToken === null ? {} : { metricsToken }),
    log: (entry) => void (isWanted(entry.status) && write(entry)),
  };
}

function createServiceMetrics(): Metrics {
  const metrics = createMetrics(serviceMetrics);
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', 'Seconds since the process started.', () => Math.round(process.uptime()));
  return metrics;
}

/** Sign-in and what is for members. */
function createSiteAccess(
  { sites }: ServerConfig,
  { limits, signOuts, onFault }: { limits: LimitStore; signOuts: SignOutStore; onFault: (message: string) => void },
): Pick<ServiceOptions, 'identify' | 'signIn' | 'memberFiles'> {
  return createAccess({
    configOf: (domain) => sites.find((site) => site.domain === domain)?.signIn ?? null,
    limits: {
      take: (taken) => fromStore(limits.take(taken)),
      pace: (pace) => fromStore(limits.pace(pace)),
      ease: (pace) => fromStore(limits.ease(pace)),
    },
    signOuts: {
      add: (session, until) => fromStore(signOuts.add(session, until)),
      has: (session) => fromStore(signOuts.has(session)),
    },
    onFault,
    addressKey: limitAddress,
    answerFile: answerMemberFile,
    answerNotFound: (request, { site }) => answerNotFound(request, site as ServedSite, { 'cache-control': 'no-cache' }),
  });
}
