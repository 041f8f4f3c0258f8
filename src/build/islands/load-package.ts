import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Whether an import may mean a package: what begins like a path is a file of the site or nothing. */
export function namesPackage(specifier: string): boolean {
  return !/^[./]|^node:/.test(specifier);
}

/**
 * The exports of a package that is installed in the site's folder or above it; `null` when there is none or it fails.
 */
export function loadPackage(specifier: string, siteFolder: string): Record<string, unknown> | null {
  if (!namesPackage(specifier)) return null;
  try {
    const module: unknown = createRequire(join(siteFolder, 'docs.json'))(specifier);
    if (typeof module !== 'object' && typeof module !== 'function') return null;
    return { default: module, ...(module as Record<string, unknown>) };
  } catch {
    return null;
  }
}
