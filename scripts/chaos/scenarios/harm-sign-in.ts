import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServeProcess, startServe } from '../../../tests/e2e/service/start-serve.ts';
import { findQuietPort } from '../find-quiet-port.ts';
import type { Place, Scenario, Sight } from '../scenario.ts';
import { type ChaosProvider, startProvider } from '../start-provider.ts';
import { createVisitor, type Visitor } from '../visit.ts';

interface SignIn {
  provider: ChaosProvider;
  service: ServeProcess;
  visitor: () => Visitor;
}

const hops = 12;

/** Sets up a service whose readers sign in with a provider, and takes both down afterwards. */
async function withSignIn(
  { memberSite, folder }: Place,
  days: number,
  work: (signIn: SignIn) => Promise<Sight>,
): Promise<Sight> {
  let service: ServeProcess | null = null;
  const port = await findQuietPort();
  const provider = await startProvider(folder, days, () => `http://localhost:${port}/_docwright/callback`);
  try {
    const file = join(folder, 'docwright.server.json');
    const method = { kind: 'openid', issuer: provider.issuer, clientId: 'docs', clientSecret: 'provider-secret' };
    const signIn = { methods: [{ ...method, scopes: ['openid'] }] };
    const sites = [{ domain: 'docs', folder: memberSite, signIn }];
    writeFileSync(file, JSON.stringify({ sites, embeddings: false }));
    const environment = { NODE_EXTRA_CA_CERTS: provider.authority };
    service = await startServe(['--config', file, '--data', join(folder, 'data')], environment, port);
    const authority = readFileSync(provider.authority);
    return await work({ provider, service, visitor: () => createVisitor(authority) });
  } finally {
    service?.child.kill('SIGKILL');
    await service?.ended;
    provider.close();
  }
}

/** Goes from the service to the provider and back to just before the callback, whose address it gives. */
async function passProvider(visitor: Visitor, url: string, change: (address: URL) => void = () => undefined) {
  let address = `${url.replace('127.0.0.1', 'localhost')}/_docwright/login/start?method=0`;
  for (let hop = 0; hop < hops; hop++) {
    const { status, location, text } = await visitor.get(address);
    if (location === null) throw new Error(`The way to the provider ends with ${status}: ${text.slice(0, 200)}`);
    const next = new URL(location);
    if (next.pathname === '/_docwright/callback') return location;
    if (next.pathname === '/auth') change(next);
    address = next.href;
  }
  throw new Error('The way to the provider has no end');
}

async function isMember(visitor: Visitor, url: string): Promise<boolean> {
  const { status } = await visitor.get(`${url.replace('127.0.0.1', 'localhost')}/quickstart`);
  return status === 200;
}

/** What a reader saw who came back from the provider. */
async function comeBack(visitor: Visitor, callback: string, url: string): Promise<string> {
  const { status } = await visitor.get(callback);
  return `${status}, ${(await isMember(visitor, url)) ? 'let in' : 'not let in'}`;
}

const letIn = '303, let in';
const refused = /^4\d\d, not let in$/;

export const badProvider: Scenario = {
  name: 'sign-in: wrong nonce, replayed code, changed keys',
  isShort: true,
  run: (place) =>
    withSignIn(place, 30, async ({ provider, service: { url }, visitor }) => {
      const seen = new Map<string, [sight: string, isRight: boolean]>();
      const tryWay = async (name: string, isRight: (sight: string) => boolean, change?: (address: URL) => void) => {
        const reader = visitor();
        const callback = await passProvider(reader, url, change);
        const sight = await comeBack(reader, callback, url);
        seen.set(name, [sight, isRight(sight)]);
        return callback;
      };
      const used = await tryWay('as it should be', (sight) => sight === letIn);
      const thief = visitor();
      await passProvider(thief, url);
      const replayed = await comeBack(thief, used, url);
      seen.set('replayed', [replayed, refused.test(replayed)]);
      // In the same browser try, with its own state, but with the code that was used.
      const second = visitor();
      const own = new URL(await passProvider(second, url));
      own.searchParams.set('code', new URL(used).searchParams.get('code')!);
      const swapped = await comeBack(second, own.href, url);
      seen.set('replayed with another state', [swapped, refused.test(swapped)]);
      const isRefused = (sight: string): boolean => refused.test(sight);
      await tryWay('wrong nonce', isRefused, (address) => address.searchParams.set('nonce', 'somebody-else'));
      provider.changeKeys(false);
      await tryWay('keys that it does not hand out', isRefused);
      provider.changeKeys(true);
      // Its first reader may come too early for the service to know.
      await tryWay('new keys', (sight) => sight === letIn || isRefused(sight));
      await tryWay('new keys, once more', (sight) => sight === letIn);
      const wrong = [...seen].filter(([, [, isRight]]) => !isRight);
      return {
        readers: [...seen].map(([name, [sight]]) => `${name}: ${sight}`).join('; '),
        books: '',
        losses: wrong.map(([name, [sight]]) => `${name}: ${sight}`),
      };
    }),
};

export const expiredProvider: Scenario = {
  name: 'sign-in: certificate of the provider expired',
  isShort: true,
  run: (place) =>
    withSignIn(place, -1, async ({ service, visitor }) => {
      const { url } = service;
      const reader = visitor();
      const { status, text } = await reader.get(
        `${url.replace('127.0.0.1', 'localhost')}/_docwright/login/start?method=0`,
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      const reason = /cannot sign in[^"]*/.exec(service.log())?.[0] ?? '';
      const losses = [
        ...(status === 502 && text.includes('cannot be reached') ? [] : [`the reader saw ${status}`]),
        ...(/expired/i.test(reason) ? [] : [`the log does not name the certificate: ${reason}`]),
      ];
      return { readers: `${status}, told that the provider cannot be reached; log: ${reason}`, books: '', losses };
    }),
};
