import { checkSite } from '../build/check/check-site.ts';
import type { CheckResult } from '../model/check.ts';
import { type Documentation, resolveDocumentation } from './documentation.ts';

/**
 * Checks `docs.json`, pages and API descriptions, as `docwright validate` does, and writes nothing.
 *
 * @throws DocsError when the site cannot be read
 */
export async function validate(docs: Documentation): Promise<CheckResult> {
  return checkSite({ ...resolveDocumentation(docs), part: 'validate' });
}
