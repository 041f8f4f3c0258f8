import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { countBreaks, maskCode } from '../../base/text/map-prose.ts';
import { attribute } from './attribute.ts';
import { proseStarts } from './prose-starts.ts';

const alert = /^([ \t]*)>[ \t]*\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:[ \t]*>[^\n]*(?:\n|$))*)/gm;

/** Quotes that begin with `[!NOTE]`, as GitHub and Obsidian show them, become callouts. */
export function convertAlerts(text: string): string {
  const prose = proseStarts(text);
  // What stands in code inside of a quote has its mark, so a quote is read whole.
  return text.replace(alert, (whole, indent: string, name: string, title: string, body: string, offset: number) => {
    const callout = prose.has(offset) ? calloutFor(name) : null;
    if (callout === null) return whole;
    const inner = body.replace(/^[ \t]*>[ ]?/gm, indent).trimEnd();
    return `${indent}<${callout}${title ? attribute('title', title) : ''}>\n${inner}\n${indent}</${callout}>\n`;
  });
}

/** HTML comments become those of MDX. One that holds blocks of code is left out, with its breaks. */
export function convertComments(text: string): string {
  const read = createFenceReader();
  const lines = text.split('\n').map((line) => (read(line) === 'prose' ? line : '_'.repeat(line.length)));
  const masked = maskCode(lines.join('\n'));
  let result = '';
  let last = 0;
  for (let start = masked.indexOf('<!--'); start >= 0; start = masked.indexOf('<!--', last)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    const comment = text.slice(start + 4, end);
    const hasCode = /^[ \t]*(?:`{3}|~{3})/m.test(comment);
    result += text.slice(last, start);
    result += hasCode ? '\n'.repeat(countBreaks(comment)) : `{/*${comment.replaceAll('*/', '* /')}*/}`;
    last = end + 3;
  }
  return result + text.slice(last);
}
