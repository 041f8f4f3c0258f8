import { setTimeout } from 'node:timers/promises';
import { uniqueProblems } from '../../base/errors/unique-problems.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { documentOf } from '../../read/navigation/document-of.ts';
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
  let known: Problem[] = [];
  /** What is known while pages are looked through is not yet everything. */
  const checkedAll = async (): Promise<void> => {
    for (let seen: unknown = null; seen !== checked; ) {
      seen = checked;
      await seen;
    }
  };
  const look = async (): Promise<void> => {
    await checkedAll();
    isAsked = false;
    const { session, failure } = shown;
    // Of a site that cannot be read nothing is mended: what was wrong before comes again with it.
    const found = failure.length > 0 ? uniqueProblems([...failure, ...known]) : await problemsOf(session);
    // What has changed meanwhile is looked at next.
    if (session !== shown.session) return;
    if (failure.length === 0) known = found;
    const problems = [...found, ...theme];
    const text = JSON.stringify(problems);
    if (text === last) return;
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
    for (const route of changedRoutes(session, { previous, known })) {
      if (shown.session !== session) return;
      const page = session.findPage(route);
      if (page) await render(page).catch(() => undefined);
    }
    if (shown.session === session) tell();
  };
  tell();
  return {
    rendered: tell,
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

interface Before {
  previous: OpenSession;
  /** What was told last. */
  known: readonly Problem[];
}

/** Of pages with another text than before, and of those of which something was wrong. */
function changedRoutes(session: OpenSession, { previous, known }: Before): string[] {
  if (session === previous) return [];
  const before = new Map(previous.site.pages.map((page) => [page.route, page.source?.body]));
  const faulty = filesOf([...previous.problems(), ...known]);
  const isFaulty = session.site.pages.some((page) => faulty.has(documentOf(page) ?? undefined));
  return session.site.pages
    .filter(({ route, source }) => {
      if (source && (source.body !== before.get(route) || faulty.has(source.file))) return true;
      // A page of a description is known by that alone.
      return isFaulty && previous.facts.has(route) && (!source || source.description !== undefined);
    })
    .map(({ route }) => route);
}

function filesOf(problems: readonly Problem[]): Set<string | undefined> {
  return new Set(problems.flatMap(({ file, via, places = [] }) => [file, via, ...places.map((place) => place.file)]));
}
