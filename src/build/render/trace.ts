import type { Problem } from '../../model/problem.ts';

/** A part of a page's code that runs. */
export interface TracedPart extends Pick<Problem, 'file' | 'line' | 'column'> {
  /** As the author wrote it: `{expression}` or `<Name>`. */
  text: string;
}

/** Hears which part of a page's code runs, the innermost last. */
export interface Trace {
  enter: (part: TracedPart) => void;
  leave: () => void;
}

/** Runs a part of a page's code so that it is known what ran, should it never come back. */
export function traced<Result>(trace: Trace | null, part: () => TracedPart, run: () => Result): Result {
  if (!trace) return run();
  trace.enter(part());
  try {
    return run();
  } finally {
    trace.leave();
  }
}
