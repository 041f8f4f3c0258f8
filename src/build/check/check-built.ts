import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/open-session.ts';
import { lookAt } from './look-at.ts';
import { settleProblems } from './settle-problems.ts';

/**
 * What a build tells of the pages that it has written: what `docwright validate` tells of the same site, but for what
 * the official validators of API descriptions say. `problems`: found while building; `beside`: paths that the output
 * answers beside those of the site.
 */
export async function checkBuilt(
  session: OpenSession,
  problems: readonly Problem[],
  beside: readonly string[] = [],
): Promise<Problem[]> {
  const pages = session.site.pages.flatMap((page) => {
    const facts = session.facts.get(page.route);
    return facts ? [{ page, ...facts }] : [];
  });
  const found = await lookAt(session, pages, { part: 'validate', beside });
  return settleProblems(session, [...problems, ...found], 'validate');
}
