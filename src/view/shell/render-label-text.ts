import { rightToLeftLetter } from '../../base/languages/right-to-left-letter.ts';
import { breakableHtml, escapeHtml } from '../../base/text/escape-html.ts';

/** What has no direction of its own, or a weak one, at the ends of a text. */
const looseEnd = /^\P{L}|[^\p{L}\p{N}]$/u;

export interface LabelAround {
  /** From left to right unless told. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Whether long names of code break between their words. */
  isBreakable?: boolean;
}

/**
 * HTML of a label. Where all around it is written from right to left, the marks and numbers at the ends of one without
 * a letter of such a script would go to the other side: `(beta) Agents` for `Agents (beta)`.
 */
export function renderLabelText(text: string, { direction, isBreakable }: LabelAround): string {
  const html = isBreakable ? breakableHtml(text) : escapeHtml(text);
  const isTorn = direction === 'rtl' && looseEnd.test(text) && /\p{L}/u.test(text) && !rightToLeftLetter.test(text);
  return isTorn ? `<bdi>${html}</bdi>` : html;
}
