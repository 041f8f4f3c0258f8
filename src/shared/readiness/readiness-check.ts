import type { ReadinessOutcome } from '../../model/readiness.ts';
import type { SiteVisit } from './site-visit.ts';

/** One thing that agents need of a site. */
export interface ReadinessCheck {
  name: string;
  /** In one sentence without a full stop. */
  looksAt: string;
  /** What to do where it fails, likewise. */
  mend: string;
  /** The answer follows from a text file, whoever hands it out: by its path in the output. */
  file?: 'llms.txt' | 'llms-full.txt' | 'skill.md' | 'robots.txt';
  look: (visit: SiteVisit) => Promise<ReadinessOutcome>;
}

export function passed(seen: string): ReadinessOutcome {
  return { kind: 'passed', seen };
}

export function failed(seen: string): ReadinessOutcome {
  return { kind: 'failed', seen };
}

export function skipped(seen: string): ReadinessOutcome {
  return { kind: 'skipped', seen };
}

export function settle(isGood: boolean, seen: string): ReadinessOutcome {
  return isGood ? passed(seen) : failed(seen);
}
