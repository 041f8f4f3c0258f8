import { type Terminal, UsageError } from './command.ts';

/** Node has it from 24.14; before, whoever sets `NODE_USE_ENV_PROXY=1` has the same. */
type SetProxies = (environment: Record<string, string | undefined>) => unknown;

const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Has what is fetched for a site (descriptions, pictures, typefaces) and what the service asks for its operator
 * (models, sign-in providers) go through the proxies that `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` name. Not the
 * calls of the playground, which have connections of their own: docs/decisions/proxies.md. A Node that cannot do it is
 * told of in one line.
 *
 * @throws UsageError for a variable that holds no address
 */
export function honourProxies(terminal: Pick<Terminal, 'error'>, environment: NodeJS.ProcessEnv = process.env): void {
  const named = variables.find((name) => environment[name]);
  if (named === undefined || environment['NODE_USE_ENV_PROXY'] === '1') return;
  // To load it takes a tenth of what the smallest build does, and few have proxies.
  const { setGlobalProxyFromEnv: set } = process.getBuiltinModule('node:http') as {
    setGlobalProxyFromEnv?: SetProxies;
  };
  if (!set) {
    terminal.error(`${named} is only used with NODE_USE_ENV_PROXY=1, or with Node 24.14 or newer.\n`);
    return;
  }
  const excluded = environment['no_proxy'] ?? environment['NO_PROXY'];
  const none = [...(excluded ? [excluded] : []), ...ownMachine].join(',');
  set({ ...environment, ...readProxies(environment), no_proxy: none, NO_PROXY: none });
}

/** `proxy.example:8080` is one, too: curl and what is like it take it for `http://proxy.example:8080`. */
function readProxies(environment: NodeJS.ProcessEnv): Record<string, string> {
  const named = variables.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []));
  return Object.fromEntries(
    named.map(([name, value]) => {
      const address = value.includes('://') ? value : `http://${value}`;
      // It may hold a password.
      if (!/^(?:https?|socks5?):$/.test(URL.parse(address)?.protocol ?? ''))
        throw new UsageError(
          `The environment variable ${name} must be the URL of a proxy, such as http://proxy.example.com:8080`,
        );
      return [name, address];
    }),
  );
}
