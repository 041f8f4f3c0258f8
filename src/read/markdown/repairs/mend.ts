import { applyEdits, type Edit } from '../apply-edits.ts';
import type { Repair } from './repair.ts';

/** What is put in the place of something faulty, and what is said of it. */
export interface Mend extends Edit {
  /** What is wrong, for the author. */
  message: string;
  /** What would be right. */
  hint: string;
  /** Where it is told of, if not where the text changes. */
  at?: number;
  /** What else has to change with it, further on. */
  rest?: Edit;
  /** Line breaks that its own text brings in. */
  lines?: number;
}

/**
 * Mends a place, and with it `others` whose fault is of the same kind: each parse of a page tells of one fault alone,
 * and a page that comes from another tool has one of a kind in every line.
 */
export function repairAlike(source: string, mend: Mend, others: readonly Mend[]): Repair {
  const { message, hint } = mend;
  const alike = others.filter(({ start, end }) => start !== mend.start && (end <= mend.start || start >= mend.end));
  const all = [mend, ...alike];
  return {
    source: applyEdits(
      source,
      all.flatMap((one) => (one.rest ? [one, one.rest] : one)),
    ),
    message,
    hint,
    alike: alike.map((other) => ({ offset: other.at ?? other.start, message: other.message, hint: other.hint })),
    added: all
      .flatMap(({ start, lines }) => (lines ? { offset: start, lines } : []))
      .sort((a, b) => b.offset - a.offset),
  };
}
