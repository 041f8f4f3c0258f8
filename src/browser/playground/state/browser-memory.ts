import { isObject } from '../../../base/values/is-object.ts';
import type { Credential, ServerChoice } from '../../../model/request-values.ts';

/** What a reader typed and wants to find again, kept in this browser and nowhere else. */
export interface BrowserMemory {
  credential: (scheme: string) => Credential | null;
  rememberCredential: (scheme: string, credential: Credential | null) => void;
  server: () => ServerChoice | null;
  rememberServer: (server: ServerChoice) => void;
  text: (name: string) => string | null;
  rememberText: (name: string, text: string) => void;
  /** Forgets everything about the API description. */
  clear: () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Memory of one API description of one site: sites may share an origin. Works without memory where the browser allows
 * none.
 */
export function createBrowserMemory(
  { base, document }: { base: string; document: string },
  store: Store | null,
): BrowserMemory {
  const key = `docwright:playground:${base}:${document}`;
  const read = (): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(store?.getItem(key) ?? '{}');
      return isObject(value) ? value : {};
    } catch {
      return {};
    }
  };
  const write = (name: string, value: unknown): void => {
    try {
      const others = Object.entries(read()).filter(([other]) => other !== name);
      store?.setItem(key, JSON.stringify(Object.fromEntries(value === null ? others : [...others, [name, value]])));
    } catch {
      // A full or forbidden store only means that nothing is remembered.
    }
  };
  const own = (name: string): unknown => {
    const values = read();
    return Object.hasOwn(values, name) ? values[name] : null;
  };
  return {
    credential: (scheme) => readCredential(own(`credential:${scheme}`)),
    rememberCredential: (scheme, credential) => write(`credential:${scheme}`, credential),
    server: () => readServer(own('server')),
    rememberServer: (server) => write('server', server),
    text: (name) => readText(own(`text:${name}`)),
    rememberText: (name, text) => write(`text:${name}`, text),
    clear: () => store?.removeItem(key),
  };
}

/** The browser's own store; `null` where it is forbidden. */
export function openStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
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
  if (typeof url !== 'string' || typeof variables !== 'object' || variables === null) return null;
  return {
    url,
    variables: Object.fromEntries(
      Object.entries(variables).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
