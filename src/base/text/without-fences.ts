const opening = /^[ \t]*(?:(`{3,})[^`]*|(~{3,}).*)$/;

/**
 * Markdown with empty lines in the place of fenced code (CommonMark, 4.5), so that lines keep their numbers. A fence
 * without an end goes to the end of the text. Takes time in proportion to the text, whatever it holds.
 */
export function withoutFences(text: string): string {
  if (!/^[ \t]*(?:```|~~~)/m.test(text)) return text;
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const isInside = fence !== '';
      if (isInside) {
        if (isClosing(line.trim(), fence)) fence = '';
      } else {
        const [, ticks, tildes] = opening.exec(line) ?? [];
        fence = ticks ?? tildes ?? '';
      }
      return isInside || fence !== '' ? '' : line;
    })
    .join('\n');
}

function isClosing(line: string, fence: string): boolean {
  return line.startsWith(fence) && line === fence[0]!.repeat(line.length);
}
