import { createFenceReader } from '../../base/text/create-fence-reader.ts';

/** How a heading of Nextra and Fumadocs names its id: `## Part [#own]`. */
export const bracketId = /(?<![ \t])[ \t]*\[#([^\]\s]+)\][ \t]*$/;

/** Ids of headings in square brackets as ours have them. */
export function convertBracketIds(text: string): string {
  const read = createFenceReader();
  const convert = (line: string): string =>
    read(line) === 'prose' && /^[ \t]*#{1,6}[ \t]/.test(line) ? line.replace(bracketId, ' {#$1}') : line;
  return text.split('\n').map(convert).join('\n');
}
