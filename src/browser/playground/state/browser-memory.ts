import { playgroundKeys, secretEntry } from '../../../base/readers/playground-memory.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { PlaygroundStorage } from '../../../model/api/operation.ts';
import type { Credential, ServerChoice } from '../../../model/request-values.ts';

/** What a reader typed and wants to find again, kept in this browser and nowhere else. */
export interface BrowserMemory {
  credential: (scheme: string) => Credential | null;
  rememberCredential: (scheme: string, credential: Credential | null) => void;
  server: () => ServerChoice | null;
  rememberServer: (server: ServerChoice) => void;
  text: (name: string) => string | null;
  rememberText: (name: string, text: string | null) => void;
  /** A text that is forgotten as soon as credentials are. */
  secret: (name: string) => string | null;
  rememberSecret: (name: string, text: string | null) => void;
  storage: () => PlaygroundStorage;
  /** Takes everything along, out of where it was. */
  chooseStorage: (storage: PlaygroundStorage) => void;
  /** Forgets everything about the API description. */
  clear: () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Stores {
  /** `null` where the browser allows none. */
  browser: Store | null;
  session: Store | null;
}

export interface MemoryOptions {
  base: string;
  document: string;
  /** Where the site's owner wants it to be until the reader chooses. */
  storage: PlaygroundStorage;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const day = 86_400_000;

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Memory of one API description of one site: sites may share an origin. Credentials are kept for a day after they were
 * typed, all else for a month. Works without memory where the browser allows none.
 */
export function createBrowserMemory(options: MemoryOptions, stores: Stores): BrowserMemory {
  const { base, document, now = Date.now } = options;
  const key = `${playgroundKeys}${base}:${document}`;
  const choice = `docwright:playground-storage:${base}`;
  const storage = (): PlaygroundStorage =>
    readStorage(attempt(() => stores.browser?.getItem(choice))) ?? options.storage;
  const place = (): Store | null => (storage() === 'none' ? null : stores[storage() as keyof Stores]);
  const read = (): [string, Entry][] =>
    readEntries(
      attempt(() => JSON.parse(place()?.getItem(key) ?? '{}') as unknown),
      now(),
    );
  const save = (entries: [string, Entry][]): void =>
    attempt(() =>
      entries.length === 0
        ? place()?.removeItem(key)
        : place()?.setItem(key, JSON.stringify(Object.fromEntries(entries))),
    );
  const write = (name: string, value: unknown): void => {
    const entries = read().filter(([other]) => other !== name);
    if (value !== null) entries.push([name, { value, until: now() + (secretEntry.test(name) ? day : 30 * day) }]);
    save(entries);
  };
  const own = (name: string): unknown => read().find(([known]) => known === name)?.[1].value ?? null;
  const clear = (): void => [stores.browser, stores.session].forEach((store) => attempt(() => store?.removeItem(key)));
  // What is over is not only passed over, it goes.
  save(read());
  return {
    credential: (scheme) => readCredential(own(`credential:${scheme}`)),
    rememberCredential: (scheme, credential) => write(`credential:${scheme}`, credential),
    server: () => readServer(own('server')),
    rememberServer: (server) => write('server', server),
    text: (name) => readText(own(`text:${name}`)),
    rememberText: (name, text) => write(`text:${name}`, text),
    secret: (name) => readText(own(`secret:${name}`)),
    rememberSecret: (name, text) => write(`secret:${name}`, text),
    storage,
    chooseStorage: (next) => {
      const entries = read();
      clear();
      attempt(() => stores.browser?.setItem(choice, next));
      save(entries);
    },
    clear,
  };
}

/** The browser's own stores. */
export function openStores(): Stores {
  return { browser: attempt(() => localStorage) ?? null, session: attempt(() => sessionStorage) ?? null };
}

/** A full or forbidden store only means that nothing is remembered. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function readEntries(record: unknown, now: number): [string, Entry][] {
  return Object.entries(isObject(record) ? record : {}).filter(
    (entry): entry is [string, Entry] =>
      isObject(entry[1]) && typeof entry[1]['until'] === 'number' && entry[1]['until'] > now,
  );
}

const storages = ['browser', 'session', 'none'] as const;

function readStorage(value: unknown): PlaygroundStorage | null {
  return storages.find((storage) => storage === value) ?? null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readCredential(value: unknown): Credential | null {
  const { kind, token, username, password } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'token' && typeof token === 'string') return { kind, token };
  return kind === 'basic' && typeof username === 'string' && typeof password === 'string'
    ? { kind, username, password }
    : null;
}

function readServer(value: unknown): ServerChoice | null {
  const { url, variables } = (value ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || !isObject(variables)) return null;
  return {
    url,
    variables: Object.fromEntries(
      Object.entries(variables).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
