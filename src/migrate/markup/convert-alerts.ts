import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { countBreaks, maskCode } from '../../base/text/map-prose.ts';
import { attribute } from './attribute.ts';
import { proseStarts } from './prose-starts.ts';
import { unescapeMarks } from './unescape-marks.ts';

const alert = /^([ \t]*)>[ \t]*\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:[ \t]*>[^\n]*(?:\n|$))*)/gm;

/**
 * Quotes that begin with `[!NOTE]`, as GitHub and Obsidian show them, become callouts; those of other names become
 * `unknown`, with the name for a title, or stay.
 */
export function convertAlerts(text: string, unknown: string | null = null): string {
  const prose = proseStarts(text);
  // What stands in code inside of a quote has its mark, so a quote is read whole.
  return text.replace(alert, (whole, indent: string, name: string, title: string, body: string, offset: number) => {
    const known = calloutFor(name);
    const callout = prose.has(offset) ? (known ?? unknown) : null;
    if (callout === null) return whole;
    const label = unescapeMarks(title) || (known === null ? name[0]!.toUpperCase() + name.slice(1) : '');
    // A quote can stand within another one.
    const inner = convertAlerts(body.replace(/^[ \t]*>[ ]?/gm, indent), unknown).trimEnd();
    return `${indent}<${callout}${label ? attribute('title', label) : ''}>\n${inner}\n${indent}</${callout}>\n`;
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
