import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { createSession } from '../session/create-session.ts';
import { validateDescriptions } from './validate-descriptions.ts';

export interface CheckOptions {
  folder: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** What rendering one page may take; `defaultPageLimits` when not given. */
  limits?: PageLimits;
  /** API descriptions that cannot be read are faults of their pages, and not of the settings. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
}

export interface CheckResult {
  /** How many were checked. */
  pages: number;
  problems: Problem[];
}

/**
 * Loads a site, holds its API descriptions against their specifications and renders every page, without Astro and
 * without writing anything.
 * @throws DocsError when the site cannot be read
 */
export async function checkSite(options: CheckOptions): Promise<CheckResult> {
  const session = await createSession({ ...options, mode: 'build', edition: { kind: 'whole' } });
  try {
    const validation = validateDescriptions(session.site, {
      folder: options.folder,
      script: pathToFileURL(join(packageFolder, 'lib/validation-worker.js')),
    });
    await Promise.all(session.site.pages.map((page) => session.render(page)));
    return { pages: session.site.pages.length, problems: [...session.problems(), ...(await validation)] };
  } finally {
    await session.close();
  }
}
