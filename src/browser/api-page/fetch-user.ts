import { userAddress } from '../../base/paths/own-addresses.ts';

/** The part of the user object that API pages read (docs/format.md#readers); whatever it holds is unchecked. */
export interface SiteUser {
  groups?: unknown;
  apiPlaygroundInputs?: unknown;
}

let asked: Promise<SiteUser | null> | undefined;

/**
 * Who reads the page: whom a script of the page named, else whom the service knows. `null` for nobody, and where there
 * is no service or no answer.
 */
export async function fetchUser(): Promise<SiteUser | null> {
  const named = (window as { mintlify?: { user?: unknown } }).mintlify?.user;
  if (isUser(named)) return named;
  const { service } = document.documentElement.dataset;
  if (service === undefined) return null;
  asked ??= ask(service + userAddress).catch(() => null);
  return asked;
}

async function ask(address: string): Promise<SiteUser | null> {
  const response = await fetch(address, { credentials: 'include' });
  const body = response.ok ? ((await response.json()) as { user?: unknown } | null) : null;
  return isUser(body?.user) ? body.user : null;
}

function isUser(value: unknown): value is SiteUser {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
