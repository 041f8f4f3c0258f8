import { startDevServer } from '../build/dev/start-dev-server.ts';
import { type PageLimitSettings, resolvePageLimits } from '../build/render/resolve-page-limits.ts';
import type { DevServer } from '../build/show/dev-server.ts';
import type { Problem } from '../model/problem.ts';
import { type Documentation, resolveDocumentation } from './documentation.ts';

export interface DevSettings extends Documentation, PageLimitSettings {
  /** The next free one is taken. 3000 when left out. */
  port?: number;
  /** `localhost` when left out. */
  host?: string;
  /** Called with what is wrong with the site at first, and after each change. */
  onProblems?: (problems: Problem[]) => void;
}

/**
 * Shows a site while it is being written, as `docwright dev` does.
 *
 * @throws DocsError when the site cannot be read; TypeError for a setting that is none
 */
export async function dev({
  port = 3000,
  host = 'localhost',
  onProblems = () => {},
  ...docs
}: DevSettings): Promise<DevServer> {
  return startDevServer({ ...resolveDocumentation(docs), limits: resolvePageLimits(docs), port, host, onProblems });
}
