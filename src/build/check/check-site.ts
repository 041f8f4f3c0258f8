import type { CheckPart, CheckResult } from '../../model/check.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReadDocument } from '../../read/markdown/read-document.ts';
import { createSession } from '../session/create-session.ts';
import type { OpenSession } from '../session/open-session.ts';
import { validateDescriptions, validationScript } from '../validate/validate-descriptions.ts';
import type { BuiltPage } from './built-page.ts';
import { createPageReader } from './create-page-reader.ts';
import { lookAt, type RuleOptions } from './look-at.ts';
import { settleProblems } from './settle-problems.ts';

export interface CheckOptions extends RuleOptions {
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

/**
 * Loads a site, holds its API descriptions against their specifications, renders the pages of which more than the text
 * must be known, and asks every rule, without Astro and without writing anything.
 * @throws DocsError when the site cannot be read
 */
export async function checkSite(options: CheckOptions): Promise<CheckResult> {
  const texts = new Map<string, ReadDocument>();
  const session = await createSession({ ...options, mode: 'build', isPlain: true, edition: { kind: 'whole' }, texts });
  try {
    const [validation, found] = await Promise.all([
      needs(options, 'openapi-check') ? validateApis(session) : [],
      options.part === 'openapi-check' ? [] : lookAt(session, await readPages(session, texts), options),
    ]);
    const problems = settleProblems(session, [...session.problems(), ...validation, ...found], options.part);
    return { pages: session.site.pages.length, problems };
  } finally {
    await session.close();
  }
}

function validateApis({ site, folder }: OpenSession): Promise<Problem[]> {
  return validateDescriptions(site, { folder, script: validationScript, isUntrusted: site.isUntrusted ?? false });
}

function needs({ part }: CheckOptions, own: CheckPart): boolean {
  return part === undefined || part === 'validate' || part === own;
}

async function readPages(session: OpenSession, texts: ReadonlyMap<string, ReadDocument>): Promise<BuiltPage[]> {
  const read = createPageReader(session.site, texts);
  return Promise.all(
    session.site.pages.map(async (page) => {
      const known = read(page);
      return { page, ...(known ?? (await session.readFacts(page))) };
    }),
  );
}
