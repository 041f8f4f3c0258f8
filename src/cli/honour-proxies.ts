import type { Terminal } from './command.ts';

/** Node has it from 24.14; before, whoever sets `NODE_USE_ENV_PROXY=1` has the same. */
type SetProxies = (environment: Record<string, string | undefined>) => unknown;

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Has what is fetched for a site (descriptions, pictures, typefaces) and what the service asks for its operator
 * (models, sign-in providers) go through the proxies that `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` name. Not the
 * calls of the playground, which have connections of their own: docs/decisions/proxies.md. A Node that cannot do it is
 * told of in one line.
 */
export function honourProxies(terminal: Pick<Terminal, 'error'>, environment: NodeJS.ProcessEnv = process.env): void {
  const named = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].find((name) => environment[name]);
  if (named === undefined || environment['NODE_USE_ENV_PROXY'] === '1') return;
  // To load it takes a tenth of what the smallest build does, and few have proxies.
  const { setGlobalProxyFromEnv: set } = process.getBuiltinModule('node:http') as {
    setGlobalProxyFromEnv?: SetProxies;
  };
  if (!set) {
    terminal.error(`${named} is used when NODE_USE_ENV_PROXY=1 is set, or with Node 24.14 and newer.\n`);
    return;
  }
  const excluded = environment['no_proxy'] ?? environment['NO_PROXY'];
  const none = [...(excluded ? [excluded] : []), ...ownMachine].join(',');
  set({ ...environment, no_proxy: none, NO_PROXY: none });
}
