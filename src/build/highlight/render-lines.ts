import { escapeText } from '../../base/text/escape-html.ts';
import type { LineMark, MarkedLine } from './notation.ts';

/** Classes of a line that has something special about it. */
const markClasses: Record<LineMark, string> = {
  add: 'line-diff line-add',
  remove: 'line-diff line-remove',
  highlight: 'line-highlight',
  focus: 'line-focus',
  error: 'line-highlight line-error',
  warning: 'line-highlight line-warning',
};

/**
 * Puts coloured lines together. Without line features they are plain text lines; with them each line, its line break
 * included, is an element that fills its own row, so that copied text stays the same.
 */
export function renderLines(html: string[], lines: MarkedLine[], wrap: boolean): string {
  if (!wrap) return html.join('\n');
  return html
    .map((line, index) => {
      const marks = [...lines[index]!.marks].map((mark) => ` ${markClasses[mark]}`);
      const lineBreak = index < html.length - 1 || line === '' ? '\n' : '';
      return `<span class="line${[...new Set(marks)].join('')}">${line}${lineBreak}</span>`;
    })
    .join('');
}

/** Writes runs of equally styled tokens as one element; white space is never wrapped. */
export class TokenWriter {
  private html = '';
  private text = '';
  private attribute = '';

  /** `attribute` is what makes the token's look, with a space in front; empty for the text colour. */
  write(text: string, attribute: string): void {
    const blank = attribute !== this.attribute && text.trim() === '';
    if (attribute !== this.attribute && !blank) this.flush(attribute);
    this.text += text;
  }

  /** The line so far; starts a new one. */
  takeLine(): string {
    this.flush('');
    const { html } = this;
    this.html = '';
    return html;
  }

  private flush(next: string): void {
    const { text, attribute } = this;
    this.attribute = next;
    this.text = '';
    if (attribute === '' || text.trim() === '') {
      this.html += escapeText(text);
      return;
    }
    const start = text.length - text.trimStart().length;
    const end = text.trimEnd().length;
    const inner = escapeText(text.slice(start, end));
    this.html += `${text.slice(0, start)}<span${attribute}>${inner}</span>${text.slice(end)}`;
  }
}
