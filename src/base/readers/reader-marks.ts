import type { PageAccess, ReaderCondition } from '../../model/service.ts';
import { encodeForMark, writeCondition } from './reader-condition.ts';

/** One of several texts, for readers with this access. */
export interface ReaderOption {
  access: PageAccess;
  text: string;
}

/**
 * Writes into a text who may see which part of it. The service takes out marks and hidden parts before the text leaves
 * it. Marks are made of noncharacters of Unicode and a secret of the build, so that nothing an author writes is one;
 * they pass through the escaping of HTML as they are.
 */
export interface ReaderMarks {
  /** A part that only some readers see. */
  show: (access: PageAccess, text: string) => string;
  /** The first of the texts whose readers the reader is among; `otherwise` for all others. */
  choose: (options: readonly ReaderOption[], otherwise: string) => string;
  /** One text for readers who meet a condition, another for the rest. */
  either: (condition: ReaderCondition, text: string, otherwise: string) => string;
  /** In the text or an attribute of an element: the whole element is only for these readers. See `settleElements`. */
  element: (condition: PageAccess | ReaderCondition) => string;
  /** A value of the reader's user object, by its path (`firstName`, `org.plan`). */
  value: (path: readonly string[]) => string;
  /** The two marks around a part that only some readers see. */
  around: (condition: PageAccess | ReaderCondition) => readonly [string, string];
}

export const markStart = '\uFDD0';
export const markEnd = '\uFDD1';

export function createReaderMarks(secret: string): ReaderMarks {
  const mark = (content: string): string => `${markStart}${secret}${content}${markEnd}`;
  const open = (condition: string): string => mark(`?${condition}`);
  const close = mark('/');
  const choose: ReaderMarks['choose'] = (options, otherwise) =>
    options.reduceRight(
      (rest, { access, text }) =>
        access.kind === 'everyone' ? text : `${open(writeCondition(access))}${text}${mark(':')}${rest}${close}`,
      otherwise,
    );
  const around: ReaderMarks['around'] = (condition) =>
    typeof condition !== 'string' && condition.kind === 'everyone'
      ? ['', '']
      : [open(writeCondition(condition)), close];
  return {
    show: (access, text) => around(access).join(text),
    choose,
    either: (condition, text, otherwise) =>
      `${open(writeCondition(condition))}${text}${otherwise === '' ? '' : mark(':') + otherwise}${close}`,
    around,
    element: (condition) =>
      typeof condition !== 'string' && condition.kind === 'everyone' ? '' : mark(`^${writeCondition(condition)}`),
    value: (path) => mark(`=${path.map(encodeForMark).join('.')}`),
  };
}

/** Whether a text has marks of another build than that of the secret: nobody knows by them who may see what. */
export function hasOtherMarks(text: string, secret: string): boolean {
  for (const [, other] of text.matchAll(/\uFDD0([\da-f]{24})(?=[?:/=])/g)) if (other !== secret) return true;
  return false;
}

/** Applies a change to the text between marks, piece by piece, and leaves the marks as they are. */
export function mapUnmarked(text: string, change: (piece: string) => string): string {
  if (!text.includes(markStart)) return change(text);
  return text
    .split(/(\uFDD0[^\uFDD1]*\uFDD1)/)
    .map((piece, index) => (index % 2 === 1 || piece === '' ? piece : change(piece)))
    .join('');
}
