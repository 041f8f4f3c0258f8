/** Milliseconds before the second try, and at most between two: each wait is twice the last. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 10 * 60_000;

export interface PersistentIndexing<Site> {
  /**
   * Makes the index of a site. Should that fail, it is tried again until it succeeds, a newer build is asked for, or
   * all ends: a database that was away for a moment must not leave a site with its last index for good.
   * @throws what the first try throws
   */
  index: (site: Site) => Promise<void>;
  close: () => void;
}

/** @param onFault told of each further try that failed */
export function keepIndexing<Site extends { domain: string }>(
  index: (site: Site) => Promise<void>,
  onFault: (error: unknown) => void,
): PersistentIndexing<Site> {
  const newest = new Map<string, Site>();
  const attempt = async (site: Site, wait: number): Promise<void> => {
    try {
      await index(site);
    } catch (error) {
      const again = (): void => {
        if (newest.get(site.domain) === site) attempt(site, Math.min(LONGEST_WAIT, wait * 2)).catch(onFault);
      };
      setTimeout(again, wait).unref();
      throw error;
    }
  };
  return {
    index: (site) => {
      newest.set(site.domain, site);
      return attempt(site, FIRST_WAIT);
    },
    close: () => newest.clear(),
  };
}
