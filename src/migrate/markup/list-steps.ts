import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';

const item = /^([ \t]*)(\d{1,9}[.)])([ \t]+)(?=\S)/;

interface Line {
  text: string;
  isProse: boolean;
}

/** `<Steps>` around a list with numbers (Starlight): each of its items is a step. Around anything else, it goes. */
export function convertListSteps(text: string): string {
  const read = createFenceReader();
  const result: string[] = [];
  let inside: Line[] | null = null;
  for (const line of text.split('\n')) {
    const isProse = read(line) === 'prose';
    if (isProse && inside === null && /^[ \t]*<Steps\b[^<>]*>[ \t]*$/.test(line)) inside = [];
    else if (isProse && inside !== null && /^[ \t]*<\/Steps>[ \t]*$/.test(line)) {
      const indent = /^[ \t]*/.exec(line)![0];
      const steps = stepsOf(inside);
      addAll(result, steps === null ? linesOf(inside) : [`${indent}<Steps>`, ...steps, `${indent}</Steps>`]);
      inside = null;
    } else if (inside === null) result.push(line);
    else inside.push({ text: line, isProse });
  }
  return [...result, ...linesOf(inside ?? [])].join('\n');
}

function linesOf(lines: readonly Line[]): string[] {
  return ['', ...lines.map(({ text }) => text), ''];
}

function stepsOf(lines: readonly Line[]): string[] | null {
  const indent = /^[ \t]*/.exec(lines.find(({ text }) => text.trim() !== '')?.text ?? '')![0];
  const steps: string[] = [];
  let width = 0;
  for (const { text, isProse } of lines) {
    const [marker, before, number = ''] = (isProse ? item.exec(text) : null) ?? [];
    if (marker !== undefined && before === indent) {
      const start = Number.parseInt(number, 10);
      // A list can begin with another number than one.
      const own = width === 0 && start !== 1 ? ` stepNumber={${start}}` : '';
      addAll(steps, [...(width === 0 ? [] : ['', `${indent}</Step>`]), `${indent}<Step${own}>`, '']);
      steps.push(indent + text.slice(marker.length));
      width = marker.length;
    } else if (width > 0) steps.push(text.trim() === '' ? '' : indent + dedented(text, width));
    else if (text.trim() !== '') return null;
  }
  return width === 0 ? null : [...steps, '', `${indent}</Step>`];
}

function dedented(line: string, width: number): string {
  return line.slice(Math.min(/^[ \t]*/.exec(line)![0].length, width));
}
