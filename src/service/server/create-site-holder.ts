import { join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { explainError } from '../../base/errors/explain-error.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import { stampFile } from '../access/stamp-file.ts';
import { awaySite } from './away-site.ts';
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
  /** What was built cannot be read; the last build stays, or else the site is away. Told once of each. */
  onFault?: (domain: string, error: unknown) => void;
}

interface HeldSite {
  source: SiteSource;
  site: ServedSite;
  stamp: string | null;
}

/** Milliseconds between two looks at whether a served folder was built anew. */
const interval = 2_000;

/**
 * Loads the sites and, when one of their folders is built anew, loads it again. One that cannot be read is away until
 * it can be, while the others are there.
 * @throws DocsError where no folder holds a build; what `check` throws where no site is left
 */
export async function createSiteHolder(
  sources: readonly SiteSource[],
  { cache, check, onChange, onFault }: SiteHolderOptions,
): Promise<SiteHolder> {
  const held = new Map<string, HeldSite>();
  let current: readonly ServedSite[] = [];
  const hold = (entry: HeldSite): void => {
    held.set(entry.source.domain, entry);
    const all = [...held.values()].map(({ site }) => site);
    // Of sites that answer alike the first counts: it must be one that is there.
    current = [...all.filter(({ isAway }) => !isAway), ...all.filter(({ isAway }) => isAway)];
  };
  const load = async (source: SiteSource): Promise<ServedSite> => {
    const stamp = await stampBuild(source);
    const site = await loadServedSite(source, { cache });
    try {
      check?.(site);
    } catch (error) {
      // Its files lie where those of the last build were, and some have the same names.
      const last = held.get(source.domain)?.site;
      if (last) hold({ source, site: { ...last, files: withoutFiles(last.files) }, stamp });
      throw error;
    }
    hold({ source, site, stamp });
    return site;
  };
  const faults: { source: SiteSource; error: unknown; now: string | null }[] = [];
  for (const source of sources)
    await load(source).catch(async (error: unknown) => {
      faults.push({ source, error, now: await stampBuild(source) });
      hold({ source, site: awaySite(source), stamp: null });
    });
  if (faults.length > 0 && faults.length === sources.length) throw faults[0]!.error;
  const told = new Map<string, string>();
  for (const { source, error, now } of faults) {
    onFault?.(source.domain, new Error(explainAway(source, error)));
    told.set(source.domain, `${now} ${explainError(error)}`);
  }
  const look = async (): Promise<void> => {
    for (const { source, stamp } of [...held.values()]) {
      const now = await stampBuild(source);
      if (now === null || now === stamp) continue;
      try {
        const site = await load(source);
        told.delete(source.domain);
        onChange?.(site);
      } catch (error) {
        tell(source.domain, { error, now });
      }
    }
  };
  // A build that is being moved into place is whole at a later look, so it is looked at again, without a word.
  const tell = (domain: string, { error, now }: { error: unknown; now: string }): void => {
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

/** Of all whose change needs the site to be read again; `null` where there is no build at all. */
async function stampBuild({ folder }: SiteSource): Promise<string | null> {
  const service = await findServiceFolder(folder);
  const manifest = await stampFile(join(service, serviceFiles.manifest));
  return manifest && `${manifest} ${await stampFile(join(service, serviceFiles.access))}`;
}

function explainAway({ domain }: SiteSource, error: unknown): string {
  const reasons =
    error instanceof DocsError
      ? error.problems.map(({ message, hint = '' }) => [message, hint].filter(Boolean).join('. '))
      : [explainError(error)];
  return `${domain} returns 503 until it can be read: ${reasons.join('; ')}`;
}

function withoutFiles({ answer }: ServedSite['files']): ServedSite['files'] {
  return { find: () => null, answer };
}
