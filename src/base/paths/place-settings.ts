import { normaliseBase } from './normalise-base.ts';
import { parseWebAddress } from './parse-web-address.ts';

/**
 * A folder that code names, as it is.
 * @throws TypeError for what is no text, which those who write no TypeScript can give
 */
export function folderSetting(value: unknown, name: string): string {
  if (typeof value !== 'string') throw refusal(name, 'a folder such as ./docs', value);
  return value;
}

/**
 * A path that a site is served under, as `''` or `/docs`.
 * @throws TypeError for what is no path
 */
export function baseSetting(value: unknown = ''): string {
  const base = typeof value === 'string' ? normaliseBase(value) : null;
  if (base === null) throw refusal('base', 'a path such as /docs', value);
  return base;
}

/**
 * An address that code names; `null` where it names none.
 * @throws TypeError for what is no address
 */
export function addressSetting(value: unknown, name: string): URL | null {
  if (value === undefined) return null;
  const url = typeof value === 'string' ? parseWebAddress(value) : null;
  if (url === null) throw refusal(name, 'a URL that starts with https:// or http://', value);
  return url;
}

/** The address of a service, as pages name it. */
export function serviceSetting(value: unknown): string | null {
  return addressSetting(value, 'service')?.href.replace(/\/$/, '') ?? null;
}

function refusal(name: string, form: string, value: unknown): TypeError {
  const found = value === undefined ? 'but is not set' : `not ${JSON.stringify(value)}`;
  return new TypeError(`\`${name}\` must be ${form}, ${found}`);
}
