import { expect, test } from 'vitest';
import { createBrowserMemory } from '../../../../../src/browser/playground/state/browser-memory.ts';
import {
  type PlaygroundState,
  reducePlayground,
} from '../../../../../src/browser/playground/state/playground-state.ts';
import { exposeServerVariables } from '../../../../../src/browser/playground/state/scripted-variables.ts';
import { sentValues } from '../../../../../src/browser/playground/state/sent-values.ts';
import type { Operation } from '../../../../../src/model/api/operation.ts';
import type { RequestValues } from '../../../../../src/model/request-values.ts';

const values: RequestValues = {
  server: null,
  securityAlternative: 0,
  credentials: {},
  parameters: { 'query:a': 1 },
  body: null,
};
const start: PlaygroundState = { values, language: 'bash', exchange: { kind: 'idle' } };

test('changes one thing and nothing else', () => {
  const changed = reducePlayground(start, { kind: 'parameter', key: '__proto__', value: 'x' });
  expect(Object.entries(changed.values.parameters)).toEqual([
    ['query:a', 1],
    ['__proto__', 'x'],
  ]);
  expect(changed.exchange).toBe(start.exchange);
  expect(reducePlayground(start, { kind: 'parameter', key: 'query:a', value: undefined }).values.parameters).toEqual(
    {},
  );
  expect(start.values.parameters).toEqual({ 'query:a': 1 });
});

function storage(): { store: Map<string, string>; storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> } {
  const store = new Map<string, string>();
  return {
    store,
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
  };
}

const site = { base: '', document: 'api.json', storage: 'browser' } as const;

test('remembers by site and description, and reads only what it knows', () => {
  const { store, storage: browser } = storage();
  const stores = { browser, session: null };
  const memory = createBrowserMemory(site, stores);
  memory.rememberCredential('key', { kind: 'token', token: 't' });
  memory.rememberServer({ url: 'https://a', variables: { v: '1' } });
  expect(memory.credential('key')).toEqual({ kind: 'token', token: 't' });
  expect(memory.credential('constructor')).toBeNull();
  expect(createBrowserMemory({ ...site, base: '/other' }, stores).credential('key')).toBeNull();
  memory.rememberCredential('key', null);
  expect([memory.credential('key'), memory.server()]).toEqual([null, { url: 'https://a', variables: { v: '1' } }]);
  const until = Date.now() + 10_000;
  store.set(
    [...store.keys()][0]!,
    JSON.stringify({ 'credential:key': { value: { kind: 'token', token: 7 }, until }, server: { value: [1], until } }),
  );
  expect([memory.credential('key'), memory.server()]).toEqual([null, null]);
  expect(createBrowserMemory(site, { browser: null, session: null }).credential('key')).toBeNull();
});

test('forgets credentials after a day and the rest after a month, out of the store too', () => {
  const { store, storage: browser } = storage();
  let now = 0;
  const open = () => createBrowserMemory({ ...site, now: () => now }, { browser, session: null });
  const memory = open();
  memory.rememberCredential('key', { kind: 'token', token: 'hush' });
  memory.rememberSecret('GET /a', 'hush too');
  memory.rememberText('language', 'go');
  now = 86_400_001;
  expect([memory.credential('key'), memory.secret('GET /a'), memory.text('language')]).toEqual([null, null, 'go']);
  open();
  expect([...store.values()].join()).not.toContain('hush');
  now *= 30;
  open();
  expect(store.size).toBe(0);
});

test('keeps what is typed where the reader chooses, and nowhere else', () => {
  const [browser, session] = [storage(), storage()];
  const stores = { browser: browser.storage, session: session.storage };
  const memory = createBrowserMemory({ ...site, storage: 'session' }, stores);
  memory.rememberCredential('key', { kind: 'token', token: 'hush' });
  expect([...browser.store.values()].join()).not.toContain('hush');
  memory.chooseStorage('browser');
  expect([...session.store.values()].join()).not.toContain('hush');
  expect(createBrowserMemory({ ...site, storage: 'session' }, stores).credential('key')).toMatchObject({
    token: 'hush',
  });
  memory.chooseStorage('none');
  memory.rememberCredential('key', { kind: 'token', token: 'hush' });
  expect([...browser.store.values(), ...session.store.values()].join()).not.toContain('hush');
});

test('leaves out what was not filled in', () => {
  const operation = { requestBody: { required: false, description: '', contents: [] } } as unknown as Operation;
  const sent = sentValues(operation, {
    ...values,
    credentials: { a: { kind: 'token', token: '' }, b: { kind: 'basic', username: 'u', password: '' } },
    body: { kind: 'fields', contentType: 'multipart/form-data', fields: [] },
  });
  expect(sent.credentials).toEqual({ b: { kind: 'basic', username: 'u', password: '' } });
  expect(sent.body).toBeNull();
});

test('takes server variables from scripts, each call in place of the last', () => {
  const target = new EventTarget() as Window & {
    mintlify?: {
      api: { playground: { setServerVariables: (values: object) => void; clearServerVariables: () => void } };
    };
  };
  const variables = exposeServerVariables(target);
  let changes = 0;
  variables.onChange(() => changes++);
  target.mintlify!.api.playground.setServerVariables({ a: 1, b: null });
  expect(exposeServerVariables(target).current()).toEqual({ a: '1' });
  target.mintlify!.api.playground.setServerVariables({ c: 'x' });
  expect(variables.current()).toEqual({ c: 'x' });
  target.mintlify!.api.playground.clearServerVariables();
  expect([variables.current(), changes]).toEqual([{}, 3]);
});
