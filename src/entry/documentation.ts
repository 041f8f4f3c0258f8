import { resolve } from 'node:path';
import { normaliseBase } from '../base/paths/normalise-base.ts';
import { parseWebAddress } from '../base/paths/parse-web-address.ts';

/** A folder of documentation, and where it will be read. */
export interface Documentation {
  /** Folder with `docs.json`, from the current folder. */
  site: string;
  /** Path it is served under, such as `/docs`; the root when left out. */
  base?: string;
  /**
   * Address of the published site, such as `https://docs.example.com`; needed for sitemap, feeds and preview pictures.
   */
  origin?: string;
  /** Address of a Docwright service for search, assistant and proxy. */
  service?: string;
}

/** What every room makes of it. */
export interface ResolvedDocumentation {
  folder: string;
  base: string;
  origin: string | null;
  service: string | null;
}

/** @throws TypeError for a base that is no path, and an address that is none */
export function resolveDocumentation({ site, base = '', origin, service }: Documentation): ResolvedDocumentation {
  const path = normaliseBase(base);
  if (path === null) throw new TypeError(`\`base\` takes a path such as /docs, not "${base}"`);
  return {
    folder: resolve(site),
    base: path,
    origin: readAddress(origin, 'origin')?.origin ?? null,
    service: readAddress(service, 'service')?.href.replace(/\/$/, '') ?? null,
  };
}

function readAddress(value: string | undefined, name: string): URL | null {
  if (value === undefined) return null;
  const url = parseWebAddress(value);
  if (url === null)
    throw new TypeError(`\`${name}\` takes an address that starts with https:// or http://, not "${value}"`);
  return url;
}
