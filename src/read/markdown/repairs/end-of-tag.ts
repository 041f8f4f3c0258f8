/**
 * Index just past the `>` of the tag that starts at `offset`; quotes and braces are skipped. `null` for a tag without
 * end: none goes on with a line that begins with another.
 */
export function endOfTag(source: string, offset: number): number | null {
  let quote = '';
  let depth = 0;
  for (let index = offset + 1; index < source.length; index++) {
    const character = source[index]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) return index + 1;
    else if (character === '<' && depth === 0 && beginsLine(source, index)) return null;
  }
  return null;
}

function beginsLine(source: string, index: number): boolean {
  let start = index;
  while (source[start - 1] === ' ' || source[start - 1] === '\t') start--;
  return source[start - 1] === '\n';
}
