import type { Problem } from '../model/problem.ts';
import { createSession } from './create-session.ts';

export interface CheckOptions {
  folder: string;
  base: string;
  origin: string | null;
  service: string | null;
}

/**
 * Loads a site and renders every page of it, without Astro and without writing anything.
 * @throws DocsError when the site cannot be read
 */
export async function checkSite(options: CheckOptions): Promise<{ pages: number; problems: Problem[] }> {
  const session = await createSession({ ...options, mode: 'build' });
  try {
    await Promise.all(session.site.pages.map((page) => session.render(page)));
    return { pages: session.site.pages.length, problems: session.problems() };
  } finally {
    await session.close();
  }
}
