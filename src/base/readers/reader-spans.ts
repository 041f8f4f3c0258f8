import type { PageAccess, ReaderCondition } from '../../model/service.ts';
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

/** Who may have what stands under conditions on a page with this access; never more readers than meet them all. */
export function narrowAccess(access: PageAccess, conditions: readonly ReaderCondition[]): PageAccess {
  return conditions.reduce<PageAccess>(
    (narrow, condition) => (typeof condition === 'string' ? narrow : intersectAccess(narrow, condition)),
    access,
  );
}

/**
 * Readers who have both. Who needs one of several groups for each is left out: a single list of groups cannot say it.
 */
export function intersectAccess(one: PageAccess, other: PageAccess): PageAccess {
  if (one.kind === 'everyone') return other;
  if (other.kind === 'everyone' || other.groups === null) return one;
  if (one.groups === null) return other;
  return { kind: 'members', groups: one.groups.filter((group) => other.groups!.includes(group)) };
}
