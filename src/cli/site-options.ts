import { resolve } from 'node:path';
import { normaliseBase } from '../base/paths/normalise-base.ts';
import { parseWebAddress } from '../base/paths/parse-web-address.ts';
import { trimEndSlashes } from '../base/paths/trim-end-slashes.ts';
import { type CommandInput, type CommandOption, UsageError } from './command.ts';

export interface SiteOptions {
  /** Absolute path of the site folder. */
  folder: string;
  /** `''` or `/docs`. */
  base: string;
  /** `https://docs.example.com`, or `null`. */
  origin: string | null;
  /** Base URL of the service, or `null`. */
  service: string | null;
}

/** Options shared by the commands that read a site. */
export const siteOptions: (CommandOption & { name: string })[] = [
  { name: 'base', type: 'string', value: 'path', summary: 'path under which the site is served, e.g. /docs' },
  {
    name: 'site',
    type: 'string',
    value: 'URL',
    summary: 'URL of the published site, e.g. https://docs.example.com',
  },
  {
    name: 'service',
    type: 'string',
    value: 'URL',
    summary: 'URL of the Docwright service for search, assistant and proxy',
  },
];

/**
 * Reads the site folder and the shared options.
 * @throws UsageError for a URL or a base path that is none
 */
export function readSiteOptions({ positionals, options }: CommandInput): SiteOptions {
  const base = readBase(options['base']);
  return {
    folder: resolve(positionals[0] ?? '.'),
    base,
    origin: readOrigin(options['site'], base),
    service: readUrl(options['service'], 'service')?.href.replace(/\/$/, '') ?? null,
  };
}

/** `--base`; nothing where it is not given. */
export function readBase(value: unknown): string {
  if (typeof value !== 'string') return '';
  const base = normaliseBase(value);
  if (base === null) throw new UsageError(`--base must be a path such as /docs, not "${value}"`);
  return base;
}

/** A path would be lost: every address that the site tells of itself would be another. */
function readOrigin(value: unknown, base: string): string | null {
  const url = readUrl(value, 'site');
  if (url === null) return null;
  const path = trimEndSlashes(url.pathname);
  if (path === '' || path === base) return url.origin;
  throw new UsageError(
    `--site must be a URL without a path; use --base for the path: --site ${url.origin} --base ${path}`,
  );
}

function readUrl(value: unknown, name: string): URL | null {
  if (typeof value !== 'string') return null;
  const url = parseWebAddress(value);
  if (url === null)
    throw new UsageError(`--${name} must be a URL that starts with https:// or http://, not "${value}"`);
  return url;
}
