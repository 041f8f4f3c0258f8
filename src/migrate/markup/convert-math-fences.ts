import { createFenceReader } from '../../base/text/create-fence-reader.ts';

const opening = /^(.*?)(?:`{3,}|~{3,})[ \t]*math[ \t]*$/;

/**
 * Fences of mathematics (GitHub, "Writing mathematical expressions") as displayed formulas; one without an end stays.
 */
export function convertMathFences(text: string): string {
  if (!/(?:`{3}|~{3})[ \t]*math/.test(text)) return text;
  const read = createFenceReader();
  const lines = text.split('\n');
  let start: { at: number; line: string } | null = null;
  for (const [at, line] of lines.entries()) {
    const kind = read(line);
    if (kind === 'opening') {
      const [, before] = opening.exec(line) ?? [];
      start = before === undefined ? null : { at, line: `${before}$$` };
    }
    if (kind !== 'closing' || start === null) continue;
    lines[start.at] = start.line;
    lines[at] = line.replace(/`{3,}|~{3,}/, '$$$$');
    start = null;
  }
  return lines.join('\n');
}
