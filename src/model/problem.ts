import type { ProblemCode } from './problem-code.ts';

/** One thing found wrong in a site. Collected, never thrown one by one, so that a report shows all of them. */
export interface Problem {
  severity: 'error' | 'warning';
  /** `page` when not given. Errors of settings keep a site from being published; see `stopsOutput`. */
  kind?: ProblemKind;
  /** Stable kebab-case name of the rule, e.g. `missing-page`. */
  code: ProblemCode;
  /** What happened, in one sentence that starts with a capital and ends without a full stop. */
  message: string;
  /** What to do about it, or the nearest valid value. */
  hint?: string;
  /** Path of the file relative to the site folder, with forward slashes. */
  file?: string;
  /** Position in `file`, counted from 1. */
  line?: number;
  column?: number;
  /**
   * Place inside a structured file: `navigation.tabs[0].groups[1].pages[3]`, or a JSON pointer in an API description.
   */
  key?: string;
  /** What to write in the place of what stands at the position, where there is one right answer. */
  fix?: ProblemFix;
  /** The page that shows `file`, where that is a snippet or a component; the API description that it is a part of. */
  via?: string;
  /** Faults with the same cause are told once, with their places: the same icon on a thousand pages is one slip. */
  cause?: string;
  /** Where a fault that is told once was seen, in the order of finding, when that is in more than one place. */
  places?: ProblemPlace[];
}

/** `from` stands on the problem's line: at its column, or behind the key that stands there. */
export interface ProblemFix {
  from: string;
  to: string;
}

/** Whose fault a problem is: that of the settings, which all pages share, or of single pages. */
export type ProblemKind = 'settings' | 'page';

export type ProblemPlace = Pick<Problem, 'file' | 'line' | 'column'>;
