import { DocsError } from '../../base/errors/docs-error.ts';
import { moreProcesses } from '../../base/errors/more-processes.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { StopReason } from './stopped-page.ts';

/** Workers that end before they are ready, one after the other, until it is no use to start more. */
export const mostFailedStarts = 2;

/** Ends a build: pages cannot be rendered, and none of them is to blame. */
export function failedStart(reason: StopReason, limits: PageLimits): DocsError {
  if (reason.kind === 'crash' && reason.problem) return new DocsError([reason.problem]);
  const why = reason.kind === 'crash' ? reason.reason : `it had at most ${limits.memory} MB of memory`;
  return new DocsError([
    {
      severity: 'error',
      code: 'renderer-start',
      message: `Pages cannot be rendered: the renderer process exited before it was ready (${why})`,
      hint: hintFor(reason),
    },
  ]);
}

function hintFor(reason: StopReason): string {
  if (reason.kind === 'memory') return 'Raise the limit with --page-memory';
  return reason.kind === 'crash' && reason.reason.endsWith(' EAGAIN')
    ? moreProcesses
    : 'See its output above; reinstall Docwright if one of its files is broken';
}
