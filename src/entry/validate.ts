import { checkSite } from '../build/check/check-site.ts';
import { type PageLimitSettings, resolvePageLimits } from '../build/render/resolve-page-limits.ts';
import type { CheckResult } from '../model/check.ts';
import { type Documentation, resolveDocumentation } from './documentation.ts';

/**
 * Checks `docs.json`, pages and API descriptions, as `docwright validate` does, and writes nothing.
 *
 * @throws DocsError when the site cannot be read; TypeError for a setting that is none
 */
export async function validate(docs: Documentation & PageLimitSettings): Promise<CheckResult> {
  return checkSite({ ...resolveDocumentation(docs), limits: resolvePageLimits(docs), part: 'validate' });
}
