import type { Audience, ReaderCondition } from '../../model/service.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { mayRead } from './may-read.ts';
import { parseCondition } from './reader-condition.ts';
import { settleMarks } from './settle-marks.ts';

export interface Reader {
  audience: Audience;
  /** Values that pages may show: `{ firstName: 'Ada' }`. */
  content: Readonly<Record<string, unknown>>;
}

/**
 * A marked text as one reader of pages sees it: without marks, without the parts that are for others, with the reader's
 * own values (escaped for HTML).
 *
 * @throws Error when the marks do not fit together; nothing of such a text may be shown
 */
export function renderForReader(text: string, { secret, reader }: { secret: string; reader: Reader }): string {
  return settleMarks(text, {
    secret,
    holds: (condition) => maySee(parseCondition(condition), reader.audience),
    value: (path) => escapeValue(valueAt(reader.content, path)),
  });
}

/** Whether a reader of pages sees a part. */
function maySee(condition: ReaderCondition, audience: Audience): boolean {
  switch (condition) {
    case 'humans':
      return true;
    case 'agents':
      return false;
    case 'signed-out':
      return audience.kind === 'anonymous';
    default:
      return mayRead(condition, audience);
  }
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
