import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/open-session.ts';

/** A site that is shown while it is written: each change puts another session in the place of the last one. */
export interface ShownSite {
  session: OpenSession;
  /** Why the site cannot be shown at the moment; empty when it can. */
  failure: Problem[];
}
