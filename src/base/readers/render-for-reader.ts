import type { Audience } from '../../model/service.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { mayRead } from './may-read.ts';
import { markEnd, markStart, parseCondition, signedOut } from './reader-marks.ts';

export interface Reader {
  audience: Audience;
  /** Values that pages may show: `{ firstName: 'Ada' }`. */
  content: Readonly<Record<string, unknown>>;
}

/**
 * A marked text as one reader sees it: without marks, without the parts that are for others, with the reader's own
 * values (escaped for HTML).
 *
 * @throws Error when the marks do not fit together; nothing of such a text may be shown
 */
export function renderForReader(text: string, { secret, reader }: { secret: string; reader: Reader }): string {
  const pieces = text.split(`${markStart}${secret}`);
  let result = pieces[0]!;
  const open: { isShown: boolean; hasElse: boolean }[] = [];
  let hidden = 0;
  for (const piece of pieces.slice(1)) {
    const end = piece.indexOf(markEnd);
    if (end < 0) throw new Error('A mark has no end');
    const mark = piece.slice(0, end);
    const top = open.at(-1);
    switch (mark[0]) {
      case '?': {
        const isShown = holds(mark.slice(1), reader.audience);
        open.push({ isShown, hasElse: false });
        if (!isShown) hidden += 1;
        break;
      }
      case ':':
        if (!top || top.hasElse) throw new Error('An alternative stands alone');
        hidden += top.isShown ? 1 : -1;
        open[open.length - 1] = { isShown: !top.isShown, hasElse: true };
        break;
      case '/':
        if (!top) throw new Error('An end stands alone');
        open.pop();
        if (!top.isShown) hidden -= 1;
        break;
      case '=':
        if (hidden === 0) result += escapeValue(valueAt(reader.content, mark.slice(1)));
        break;
      default:
        throw new Error('Unknown mark');
    }
    if (hidden === 0) result += piece.slice(end + 1);
  }
  if (open.length > 0) throw new Error('A part has no end');
  return result;
}

function holds(condition: string, audience: Audience): boolean {
  return condition === signedOut ? audience.kind === 'anonymous' : mayRead(parseCondition(condition), audience);
}

function valueAt(content: unknown, path: string): string {
  let value = content;
  for (const key of path.split('.').map(decodeURIComponent)) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The signs of marks too, or a reader's own data could open a part. */
function escapeValue(text: string): string {
  return escapeHtml(text).replace(/['\uFDD0\uFDD1]/g, (character) => `&#${character.charCodeAt(0)};`);
}
