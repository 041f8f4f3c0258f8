import type { ErrorPayload } from 'vite';
import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/create-session.ts';
import type { ShownSite } from './site-files.ts';
import { themeProblem } from './theme-problem.ts';

/** Tells what is wrong with a site that is shown, whenever that changes. */
export interface ProblemTeller {
  /** A page of this session was rendered for a reader. */
  rendered: () => void;
  /** A session has taken the place of another: pages that the change may have broken or mended are rendered. */
  replaced: (previous: OpenSession) => void;
  /** The theme could not be compiled, or failed while it drew a page. */
  failed: (error: ErrorPayload['err']) => void;
  /** A page was drawn, so the theme works. */
  drawn: () => void;
}

export interface TellerOptions {
  /** Of the site. */
  folder: string;
  /** Of Astro's project. */
  root: string;
  /** Called with all that is wrong, first at once. */
  onProblems: (problems: Problem[]) => void;
}

export function createProblemTeller(shown: ShownSite, { folder, root, onProblems }: TellerOptions): ProblemTeller {
  let last: string | null = null;
  let theme: Problem[] = [];
  let checked: Promise<unknown> = Promise.resolve();
  const tell = (): void => {
    const problems = [...(shown.failure.length > 0 ? shown.failure : shown.session.problems()), ...theme];
    const text = JSON.stringify(problems);
    if (text !== last) onProblems(problems);
    last = text;
  };
  tell();
  return {
    // What is known while the pages are looked through is not yet everything.
    rendered: () => void checked.then(tell),
    replaced: (previous) => {
      const { session } = shown;
      const pages = changedPages(session, previous).map((page) => session.render(page).catch(() => undefined));
      checked = Promise.all(pages).then(tell);
    },
    failed: (error) => {
      theme = [themeProblem(error, { folder, root })];
      tell();
    },
    drawn: () => {
      if (theme.length === 0) return;
      theme = [];
      tell();
    },
  };
}

/** Pages with another text than before, and pages of which something was wrong. */
function changedPages(session: OpenSession, previous: OpenSession): OpenSession['site']['pages'] {
  if (session === previous) return [];
  const before = new Map(previous.site.pages.map((page) => [page.route, page.source?.body]));
  const faulty = new Set(previous.problems().map(({ file }) => file));
  return session.site.pages.filter(
    ({ route, source }) => source && (source.body !== before.get(route) || faulty.has(source.file)),
  );
}
