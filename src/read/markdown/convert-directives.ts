import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';

interface Opened {
  line: number;
  colons: number;
  name: string;
  text: string;
}

/**
 * Turns boxes as other tools write them (`:::note Title` up to `:::`) into callouts. Boxes of other names, and those
 * without an end, stay as they are; so does everything in fences. Lines keep their numbers.
 */
export function convertDirectives(source: string): string {
  if (!/^[ \t]*:{3,}[ \t]*\w/m.test(source)) return source;
  const lines = source.split('\n');
  const open: Opened[] = [];
  const read = createFenceReader();
  lines.forEach((text, line) => {
    const match =
      read(text) === 'prose'
        ? /^([ \t]*)(:{3,})[ \t]*(?:([A-Za-z]+)[ \t]*(?:\[([^\]]*)\]|(\S.*?))?)?[ \t]*$/.exec(text)
        : null;
    if (!match) return;
    const [, indent = '', colons = '', name, label, title = label] = match;
    const component = name && calloutFor(name);
    if (name)
      open.push({
        line,
        colons: colons.length,
        name: component ?? '',
        text: `${indent}<${component}${title ? ` title="${title.replaceAll('"', '&quot;')}"` : ''}>`,
      });
    else close(lines, { line, colons: colons.length, indent, open });
  });
  return lines.join('\n');
}

function close(
  lines: string[],
  { line, colons, indent, open }: { line: number; colons: number; indent: string; open: Opened[] },
): void {
  const index = open.findLastIndex((opened) => opened.colons === colons);
  const opened = open[index];
  if (!opened) return;
  open.length = index;
  if (opened.name === '') return;
  lines[opened.line] = opened.text;
  lines[line] = `${indent}</${opened.name}>`;
}
