import { rightToLeftLetter } from '../../base/languages/right-to-left-letter.ts';
import { breakableHtml } from '../../base/text/escape-html.ts';

/** What has no direction of its own, or a weak one, at the ends of a text. */
const looseEnd = /^\P{L}|[^\p{L}\p{N}]$/u;

/**
 * HTML of a label. Where all around it is written from right to left, the marks and numbers at the ends of one without
 * a letter of such a script would go to the other side: `(beta) Agents` for `Agents (beta)`.
 */
export function renderLabelText(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const html = breakableHtml(text);
  const isTorn = direction === 'rtl' && looseEnd.test(text) && /\p{L}/u.test(text) && !rightToLeftLetter.test(text);
  return isTorn ? `<bdi>${html}</bdi>` : html;
}
