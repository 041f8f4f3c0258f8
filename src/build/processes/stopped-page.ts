import type { Page } from '../../model/page.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { failedPage } from '../render/failed-page.ts';
import { readLinkFacts } from '../render/read-built-html.ts';
import type { TracedPart } from '../render/trace.ts';
import type { WorkerEnd } from './open-render-process.ts';
import type { Drawing } from './render-pool.ts';
import type { FactsPage } from './worker-messages.ts';

export type StopReason = WorkerEnd | { kind: 'time' };

/** Says why the rendering of a page was stopped, and in which part of it, as far as that is known. */
export function stoppedPageProblem(
  page: Page,
  { reason, part, limits }: { reason: StopReason; part: TracedPart | undefined; limits: PageLimits },
): Problem {
  const inPart = part ? `, in ${part.text}` : '';
  const { text: _, ...place } = part ?? { text: '', file: page.source?.file };
  return { severity: 'error', ...explain(reason, { inPart, limits }), ...place };
}

function explain(
  reason: StopReason,
  { inPart, limits }: { inPart: string; limits: PageLimits },
): Pick<Problem, 'code' | 'message' | 'hint'> {
  switch (reason.kind) {
    case 'time':
      return {
        code: 'page-time',
        message: `Rendering this page was stopped after ${limits.time / 1000} seconds${inPart}`,
        hint: 'Look for an endless loop; if the page needs longer, raise --page-time, or `pageTime` in code',
      };
    case 'memory':
      return {
        code: 'page-memory',
        message: `Rendering this page was stopped because it needs more than ${limits.memory} MB of memory${inPart}`,
        hint: 'Look for data that grows endlessly; if the page needs more, raise --page-memory, or `pageMemory` in code',
      };
    case 'crash':
      return {
        code: 'page-crashed',
        message: `This page ended the process that renders it${inPart}: ${reason.reason}`,
      };
  }
}

/** What a task has made that was stopped: a notice in the place of its page. */
export function stoppedResult(kind: 'render' | 'facts' | 'draw', problem: Problem): RenderedPage | FactsPage | Drawing {
  const rendered = failedPage([problem]);
  switch (kind) {
    case 'render':
      return rendered;
    case 'facts':
      return { ...rendered, facts: readLinkFacts(rendered) };
    case 'draw':
      return { kind: 'stopped', rendered };
  }
}
