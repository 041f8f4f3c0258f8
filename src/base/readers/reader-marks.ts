import type { PageAccess } from '../../model/service.ts';

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
  /** A part for readers who are not signed in. */
  showSignedOut: (text: string) => string;
  /** The first of the texts whose readers the reader is among; `otherwise` for all others. */
  choose: (options: readonly ReaderOption[], otherwise: string) => string;
  /** In the text or an attribute of an element: the whole element is only for these readers. See `settleElements`. */
  element: (access: PageAccess) => string;
  /** A value of the reader's user object, by its path (`firstName`, `org.plan`). */
  value: (path: readonly string[]) => string;
  /** The two marks around a part that only some readers see. */
  around: (access: PageAccess | 'signed-out') => readonly [string, string];
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
        access.kind === 'everyone' ? text : `${open(conditionOf(access))}${text}${mark(':')}${rest}${close}`,
      otherwise,
    );
  const around: ReaderMarks['around'] = (access) => {
    if (access === 'signed-out') return [open(signedOut), close];
    return access.kind === 'everyone' ? ['', ''] : [open(conditionOf(access)), close];
  };
  return {
    show: (access, text) => around(access).join(text),
    showSignedOut: (text) => around('signed-out').join(text),
    choose,
    around,
    element: (access) => (access.kind === 'everyone' ? '' : mark(`^${conditionOf(access)}`)),
    value: (path) => mark(`=${path.map(encode).join('.')}`),
  };
}

/** Condition of a part for readers who are not signed in. */
export const signedOut = '-';

/** An access as it stands in a mark: `*` for every member, else the encoded names of groups. */
function conditionOf(access: PageAccess): string {
  if (access.kind === 'everyone') return '';
  return access.groups === null ? '*' : `g${access.groups.map(encode).join(',')}`;
}

/** Reads what `conditionOf` wrote. */
export function parseCondition(condition: string): PageAccess {
  if (condition === '*') return { kind: 'members', groups: null };
  const names = condition.slice(1);
  return { kind: 'members', groups: names === '' ? [] : names.split(',').map(decodeURIComponent) };
}

/** Letters, digits and `%` only: nothing that HTML or a URL would escape. */
function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~._-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** Applies a change to the text between marks, piece by piece, and leaves the marks as they are. */
export function mapUnmarked(text: string, change: (piece: string) => string): string {
  if (!text.includes(markStart)) return change(text);
  return text
    .split(/(\uFDD0[^\uFDD1]*\uFDD1)/)
    .map((piece, index) => (index % 2 === 1 || piece === '' ? piece : change(piece)))
    .join('');
}
