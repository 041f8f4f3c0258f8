import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { renderReport } from '../../base/errors/render-report.ts';
import { baseSetting, folderSetting, serviceSetting } from '../../base/paths/place-settings.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import { type PageLimitSettings, resolvePageLimits } from '../render/resolve-page-limits.ts';
import type { SessionOptions } from '../session/open-session.ts';
import { docsIntegration } from './docs-integration.ts';

export interface DocwrightOptions extends PageLimitSettings {
  /** Folder with `docs.json`, from the project's root. */
  site: string;
  /** Path of the documentation below the project's own `base`, e.g. `/docs`; the project's root when left out. */
  base?: string;
  /** Address of a Docwright service for search, assistant and proxy. */
  service?: string;
}

/**
 * Puts documentation beside the pages of an Astro project. Output folder, adapter, `site`, `base` and `trailingSlash`
 * are the project's own.
 *
 * @throws Error when there is no `docs.json`, or none that can be used; TypeError for an option that is none
 */
export function docwright(options: DocwrightOptions): AstroIntegration {
  // Configurations are written in JavaScript, too.
  const { site, base, service, ...limits } = options ?? {};
  const place = {
    site: folderSetting(site, 'site'),
    path: baseSetting(base),
    service: serviceSetting(service),
    limits: resolvePageLimits(limits),
  };
  return docsIntegration({
    base: place.path,
    options: (project, command) => sessionOptions(project, { command, ...place }),
    onProblems: (problems, logger) => {
      if (problems.length > 0) logger.warn(`\n${renderReport(problems, { color: false })}`);
    },
  });
}

interface Place {
  command: 'build' | 'dev';
  site: string;
  path: string;
  service: string | null;
  limits: PageLimits;
}

function sessionOptions(project: AstroConfig, { command, site, path, service, limits }: Place): SessionOptions {
  return {
    folder: resolve(fileURLToPath(project.root), site),
    base: baseSetting(project.base) + path,
    origin: project.site ? new URL(project.site).origin : null,
    service,
    trailingSlash: trailingSlashOf(project),
    mode: command,
    limits,
  };
}

/** Whether addresses end with `/`; unset where the project leaves it open, and `docs.json` says. */
function trailingSlashOf({ trailingSlash }: AstroConfig): boolean | undefined {
  return trailingSlash === 'ignore' ? undefined : trailingSlash === 'always';
}
