import { basename, resolve } from 'node:path';

/** The domain identifier of a site: the name of its folder, where the configuration gives it none. */
export function domainOf({ domain, folder }: { domain?: string | undefined; folder: string }): string {
  return domain ?? basename(resolve(folder));
}
