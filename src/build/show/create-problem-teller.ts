import { setTimeout } from 'node:timers/promises';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { checkBuilt } from '../check/check-built.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { ShownSite } from './shown-site.ts';

/** Milliseconds for which the pages that readers ask for after a change come before a look at the whole site. */
const patience = 100;

/** Tells what is wrong with a site that is shown, whenever that changes. */
export interface ProblemTeller {
  /** A page of this session was rendered for a reader. */
  rendered: () => void;
  /** A session has taken the place of another: pages that the change may have broken or mended are rendered. */
  replaced: (previous: OpenSession) => void;
  /** The theme could not be compiled, or failed while it drew a page. */
  failed: (problem: Problem) => void;
  /** A page was drawn, so the theme works. */
  drawn: () => void;
}

export interface TellerOptions {
  render: (page: Page) => Promise<unknown>;
  /** Called with all that is wrong, first at once. */
  onProblems: (problems: Problem[]) => void;
  /** Comes before the first look; at once where unset. */
  before?: Promise<unknown>;
}

export function createProblemTeller(shown: ShownSite, { render, onProblems, before }: TellerOptions): ProblemTeller {
  let last: string | null = null;
  let theme: Problem[] = [];
  let checked: Promise<unknown> = Promise.resolve();
  let telling: Promise<unknown> = before ?? Promise.resolve();
  let isAsked = false;
  const look = async (): Promise<void> => {
    isAsked = false;
    const { session, failure } = shown;
    const problems = [...(failure.length > 0 ? failure : await problemsOf(session)), ...theme];
    const text = JSON.stringify(problems);
    // What has changed meanwhile is looked at next.
    if (text === last || session !== shown.session) return;
    last = text;
    onProblems(problems);
  };
  const tell = (): void => {
    if (isAsked) return;
    isAsked = true;
    telling = telling.then(() => setTimeout(patience, undefined, { ref: false })).then(look);
  };
  /** One after the other, so that a page that somebody asks for meanwhile waits for one at most. */
  const check = async (previous: OpenSession): Promise<void> => {
    const { session } = shown;
    for (const route of changedRoutes(session, previous)) {
      if (shown.session !== session) return;
      const page = session.findPage(route);
      if (page) await render(page).catch(() => undefined);
    }
    if (shown.session === session) tell();
  };
  tell();
  return {
    // What is known while the pages are looked through is not yet everything.
    rendered: () => void checked.then(tell),
    replaced: (previous) => {
      checked = check(previous);
    },
    failed: (problem) => {
      theme = [problem];
      tell();
    },
    drawn: () => {
      if (theme.length === 0) return;
      theme = [];
      tell();
    },
  };
}

/** What `docwright validate` would tell of the pages that were shown. */
async function problemsOf(session: OpenSession): Promise<Problem[]> {
  const problems = session.problems();
  // A file that is looked at may go away meanwhile.
  return checkBuilt(session, problems).catch(() => problems);
}

/** Of pages with another text than before, and of those of which something was wrong. */
function changedRoutes(session: OpenSession, previous: OpenSession): string[] {
  if (session === previous) return [];
  const before = new Map(previous.site.pages.map((page) => [page.route, page.source?.body]));
  const faulty = new Set(previous.problems().map(({ file }) => file));
  return session.site.pages
    .filter(({ route, source }) => source && (source.body !== before.get(route) || faulty.has(source.file)))
    .map(({ route }) => route);
}
