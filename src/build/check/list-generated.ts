import type { OpenSession } from '../session/create-session.ts';
import type { BuiltPage } from './built-page.ts';
import { createTargets } from './create-targets.ts';

/**
 * Paths of the files that a build makes beside pages and assets. They are only made where some page leads to what is
 * neither: few do, and for a large site they take as long as all else.
 */
export async function listGenerated(session: OpenSession, pages: readonly BuiltPage[]): Promise<ReadonlySet<string>> {
  const { resolve, state } = createTargets(session.whole, new Set());
  const isNeeded = pages.some(({ page, references }) =>
    references.some(({ href }) => {
      const target = resolve(href, page.route);
      return target.kind === 'internal' && mayBeGenerated(target.route) && state(target.route) === 'missing';
    }),
  );
  if (!isNeeded) return new Set();
  return new Set([...(await session.files()).keys(), ...session.operations.operations()]);
}

function mayBeGenerated(route: string): boolean {
  return /\.(?:md|txt|xml|json|html|css|js|png|svg|ico|webmanifest)$|^\/\.well-known\/|^\/favicons/.test(route);
}
