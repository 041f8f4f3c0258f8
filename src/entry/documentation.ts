import { resolve } from 'node:path';
import { addressSetting, baseSetting, folderSetting, serviceSetting } from '../base/paths/place-settings.ts';

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

/** @throws TypeError for a folder that is not named, a base that is no path, and an address that is none */
export function resolveDocumentation({ site, base, origin, service }: Documentation): ResolvedDocumentation {
  return {
    folder: resolve(folderSetting(site, 'site')),
    base: baseSetting(base),
    origin: addressSetting(origin, 'origin')?.origin ?? null,
    service: serviceSetting(service),
  };
}
