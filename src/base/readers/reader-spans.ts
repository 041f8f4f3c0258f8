import type { PageAccess, ReaderCondition } from '../../model/service.ts';
import { type JoinedAccess, joinAccesses } from './joined-access.ts';
import { parseCondition } from './reader-condition.ts';
import { markEnd, markStart } from './reader-marks.ts';

/** A piece of a marked text without marks. */
export interface ReaderSpan {
  start: number;
  text: string;
  /** All of them must hold, the outermost first. */
  conditions: readonly ReaderCondition[];
}

/**
 * Cuts a marked text at its marks. What stands behind an `else` counts as if the condition before it did not restrict
 * it.
 */
export function readerSpans(text: string, secret: string): ReaderSpan[] {
  const prefix = `${markStart}${secret}`;
  const spans: ReaderSpan[] = [];
  const open: (ReaderCondition | null)[] = [];
  let start = 0;
  for (let at = text.indexOf(prefix); ; at = text.indexOf(prefix, start)) {
    const stop = at < 0 ? text.length : at;
    if (stop > start)
      spans.push({ start, text: text.slice(start, stop), conditions: open.filter((item) => item !== null) });
    if (at < 0) return spans;
    const end = text.indexOf(markEnd, at);
    // Of a text that was cut within a mark.
    if (end < 0) return spans;
    const mark = text.slice(at + prefix.length, end);
    if (mark[0] === '?') open.push(parseCondition(mark.slice(1)));
    if (mark[0] === ':') open[open.length - 1] = null;
    if (mark[0] === '/') open.pop();
    start = end + 1;
  }
}

/** The conditions of what stands at a place of a marked text. */
export function conditionsAt(spans: readonly ReaderSpan[], place: number): readonly ReaderCondition[] {
  return spans.findLast(({ start }) => start <= place)?.conditions ?? [];
}

/** Who may have what stands under conditions on a page with this access. */
export function narrowAccess(access: PageAccess, conditions: readonly ReaderCondition[]): JoinedAccess {
  return joinAccesses([access, ...conditions.filter((condition) => typeof condition !== 'string')]);
}
