/** Strings and comments, in which braces are words, and braces. */
const codeSigns = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|[{}]/g;

/** Offset of the brace that closes the one at `start`; -1 where none does. Those in strings count in `plain` text. */
export function closingBrace(text: string, start: number, kind: 'code' | 'plain'): number {
  const pattern = kind === 'code' ? new RegExp(codeSigns) : /[{}]/g;
  pattern.lastIndex = start;
  let depth = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}' && --depth === 0) return match.index;
  }
  return -1;
}
