import type { OpenSession } from '../session/create-session.ts';
import type { BuiltPage } from './built-page.ts';
import { createTargets } from './create-targets.ts';

/**
 * Paths of the files that a build makes beside pages and assets. They are only made where some page leads to what is
 * neither: few do, and for a large site they take as long as all else.
 */
export async function listGenerated(session: OpenSession, pages: readonly BuiltPage[]): Promise<ReadonlySet<string>> {
  const { resolve, state } = createTargets(session.whole, new Set());
  const needed = pages.flatMap(({ page, references }) =>
    references.flatMap(({ href }) => {
      const target = resolve(href, page.route);
      if (target.kind !== 'internal' || !mayBeGenerated(target.route)) return [];
      return state(target.route) === 'missing' ? [target.route.slice(1)] : [];
    }),
  );
  if (needed.length === 0) return new Set();
  // Whoever writes a site does not wait for them: an address that looks like one of them is taken for it.
  if (session.options.mode === 'dev') return new Set(needed.filter((path) => !isPicture(path)));
  return new Set([...(await session.generated.paths()), ...session.operations.operations()]);
}

function mayBeGenerated(route: string): boolean {
  return /\.(?:md|txt|xml|json|html|css|js|png|svg|ico|webmanifest)$|^\/\.well-known\/|^\/favicons/.test(route);
}

/** Of the author's: those that are made from a favicon have a folder of their own. */
function isPicture(path: string): boolean {
  return /\.(?:png|svg|ico)$/.test(path) && !path.startsWith('favicons');
}
