import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';
import { attribute } from './attribute.ts';
import { withoutClosingSigns } from './plain-heading.ts';
import { unescapeMarks } from './unescape-marks.ts';

interface Open {
  /** Where `<Steps>` stands in the result. */
  at: number;
  indent: string;
  /** The level of the headings that are steps; `null` before the first one. */
  level: number | null;
  /** Steps have elements of their own around their headings. */
  isWrapped: boolean;
  /** Whether a heading opened a step that is to be closed. */
  isOpen: boolean;
}

/** `<Steps>` whose headings are the titles of its steps: of Nextra without, of Fumadocs within `<Step>`. */
export function convertSteps(text: string): string {
  const read = createFenceReader();
  const open: Open[] = [];
  const result: string[] = [];
  for (const line of text.split('\n')) {
    const frame = open.at(-1);
    if (read(line) !== 'prose') {
      result.push(line);
      continue;
    }
    const [, start] = /^([ \t]*)<Steps\b[^>]*>[ \t]*$/.exec(line) ?? [];
    if (start !== undefined) {
      open.push({ at: result.length, indent: start, level: null, isWrapped: false, isOpen: false });
      result.push(line);
    } else if (frame && /^[ \t]*<\/Steps>/.test(line)) {
      closeSteps(result, frame);
      open.pop();
    } else if (frame && /^[ \t]*<Step\b[^>]*>[ \t]*$/.test(line)) {
      frame.isWrapped = true;
      result.push(line);
    } else addAll(result, frame ? stepOf(line, frame, result) : [line]);
  }
  return result.join('\n');
}

function closeSteps(result: string[], { at, indent, level, isWrapped, isOpen }: Open): void {
  // Steps that are a list look like one here, too.
  const isList = level === null && !isWrapped;
  result[at] = isList ? '' : `${indent}<Steps${level === null ? '' : ` titleSize="h${Math.min(level, 4)}"`}>`;
  if (isOpen) result.push(`${indent}</Step>`);
  result.push(isList ? '' : `${indent}</Steps>`);
}

function stepOf(line: string, frame: Open, result: string[]): string[] {
  const [, marks = '', written = ''] = /^[ \t]*(#{2,6})[ \t]+(.+)$/.exec(line) ?? [];
  if (marks === '' || (frame.level !== null && marks.length !== frame.level)) return [line];
  const [, title = '', id] = /^(.*?)(?:[ \t]*\{#([^}\s]+)\})?$/.exec(withoutClosingSigns(written))!;
  const step = `${frame.indent}<Step${attribute('title', unescapeMarks(title))}${id ? attribute('id', id) : ''}>`;
  if (frame.isWrapped) {
    const last = result.findLastIndex((before) => before.trim() !== '');
    if (!/^[ \t]*<Step>[ \t]*$/.test(result[last] ?? '')) return [line];
    result.length = last;
  }
  frame.level = marks.length;
  const closing = frame.isOpen ? [`${frame.indent}</Step>`] : [];
  if (!frame.isWrapped) frame.isOpen = true;
  return [...closing, step];
}
