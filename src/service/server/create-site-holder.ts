import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { explainError } from '../../base/errors/explain-error.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import type { BodyCache } from './files/body-cache.ts';
import { findServiceFolder } from './find-service-folder.ts';
import { loadServedSite, type SiteSource } from './load-served-site.ts';
import type { ServedSite } from './service-options.ts';

/** The sites as they are now. */
export interface SiteHolder {
  sites: () => readonly ServedSite[];
  /** Puts a build in the place of the site's last one: requests from then on see the new one. */
  replace: (source: SiteSource) => Promise<ServedSite>;
  /** Looks at once whether a folder was built anew. */
  renew: () => Promise<void>;
  close: () => void;
}

export interface SiteHolderOptions {
  cache: BodyCache;
  /** Throws for a build that must not be shown. Of such a site no file is handed out until another build comes. */
  check?: (site: ServedSite) => void;
  /** A folder was built anew while it is served. */
  onChange?: (site: ServedSite) => void;
  /** What was built anew cannot be read; the last build stays. Told once of each. */
  onFault?: (domain: string, error: unknown) => void;
}

interface HeldSite {
  source: SiteSource;
  site: ServedSite;
  modified: number;
}

/** Milliseconds between two looks at whether a served folder was built anew. */
const interval = 2_000;

/**
 * Loads the sites and, when one of their folders is built anew, loads it again.
 * @throws DocsError for a folder that holds no build; what `check` throws
 */
export async function createSiteHolder(
  sources: readonly SiteSource[],
  { cache, check, onChange, onFault }: SiteHolderOptions,
): Promise<SiteHolder> {
  const held = new Map<string, HeldSite>();
  let current: readonly ServedSite[] = [];
  const hold = (entry: HeldSite): void => {
    held.set(entry.source.domain, entry);
    current = [...held.values()].map(({ site }) => site);
  };
  const load = async (source: SiteSource): Promise<ServedSite> => {
    const modified = await readModified(source);
    const site = await loadServedSite(source, { cache });
    try {
      check?.(site);
    } catch (error) {
      // Its files lie where those of the last build were, and some have the same names.
      const last = held.get(source.domain)?.site;
      if (last) hold({ source, site: { ...last, files: withoutFiles(last.files) }, modified });
      throw error;
    }
    hold({ source, site, modified });
    return site;
  };
  for (const source of sources) await load(source);
  const look = async (): Promise<void> => {
    for (const { source, modified } of [...held.values()]) {
      const now = await readModified(source);
      if (now === 0 || now === modified) continue;
      try {
        const site = await load(source);
        told.delete(source.domain);
        onChange?.(site);
      } catch (error) {
        tell(source.domain, { error, now });
      }
    }
  };
  const told = new Map<string, string>();
  // A build that is being moved into place is whole at a later look, so it is looked at again, without a word.
  const tell = (domain: string, { error, now }: { error: unknown; now: number }): void => {
    const fault = `${now} ${explainError(error)}`;
    if (told.get(domain) !== fault) onFault?.(domain, error);
    told.set(domain, fault);
  };
  let looking: Promise<void> | null = null;
  const renew = (): Promise<void> => (looking ??= look().finally(() => (looking = null)));
  const timer = setInterval(() => void renew(), interval);
  timer.unref();
  return { sites: () => current, replace: load, renew, close: () => clearInterval(timer) };
}

async function readModified({ folder }: SiteSource): Promise<number> {
  return (await stat(join(await findServiceFolder(folder), serviceFiles.manifest)).catch(() => null))?.mtimeMs ?? 0;
}

function withoutFiles({ answer }: ServedSite['files']): ServedSite['files'] {
  return { find: () => null, answer };
}
