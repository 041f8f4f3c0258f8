import { markEnd, markStart } from './reader-marks.ts';

export interface MarkRules {
  secret: string;
  /** Whether a part with this condition is shown; `null` leaves it marked. */
  holds: (condition: string) => boolean | null;
  /** What stands for a value of the reader; `null` leaves it marked. */
  value: (path: string) => string | null;
}

interface OpenPart {
  /** `null`: its marks stay. */
  isShown: boolean | null;
  hasElse: boolean;
}

/**
 * A marked text without the parts that are not shown, and without the marks of those that are.
 *
 * @throws Error when the marks do not fit together; nothing of such a text may be shown
 */
export function settleMarks(text: string, { secret, holds, value }: MarkRules): string {
  const pieces = text.split(`${markStart}${secret}`);
  let result = pieces[0]!;
  const open: OpenPart[] = [];
  let hidden = 0;
  for (const piece of pieces.slice(1)) {
    const end = piece.indexOf(markEnd);
    if (end < 0) throw new Error('A mark has no end');
    const mark = piece.slice(0, end);
    const top = open.at(-1);
    let stays = false;
    switch (mark[0]) {
      case '?': {
        const isShown = holds(mark.slice(1));
        open.push({ isShown, hasElse: false });
        if (isShown === false) hidden += 1;
        stays = isShown === null;
        break;
      }
      case ':':
        if (!top || top.hasElse) throw new Error('An alternative stands alone');
        stays = top.isShown === null;
        if (top.isShown !== null) {
          hidden += top.isShown ? 1 : -1;
          top.isShown = !top.isShown;
        }
        top.hasElse = true;
        break;
      case '/':
        if (!top) throw new Error('An end stands alone');
        open.pop();
        stays = top.isShown === null;
        if (top.isShown === false) hidden -= 1;
        break;
      case '=': {
        const shown = value(mark.slice(1));
        if (hidden === 0 && shown !== null) result += shown;
        stays = shown === null;
        break;
      }
      default:
        throw new Error('Unknown mark');
    }
    if (hidden === 0) result += (stays ? `${markStart}${secret}${mark}${markEnd}` : '') + piece.slice(end + 1);
  }
  if (open.length > 0) throw new Error('A part has no end');
  return result;
}
