const opening = /^([ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})[^\n]*$/;
const bare = /^([ \t]*(?:>[ \t]*)*)(`{3,}|~{3,})[ \t\r]*$/;

/**
 * Longer fences around code that shows fences four columns deeper: these end no code in Markdown (CommonMark 0.31,
 * section 4.5), but do in MDX, which knows no code by indentation.
 */
export function lengthenFences(text: string): string {
  if (!/^(?: {4}|\t)[ \t]*(?:```|~~~)/m.test(text)) return text;
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, before = '', fence = ''] = opening.exec(lines[at]!) ?? [];
    if (fence === '' || (fence[0] === '`' && lines[at]!.slice(before.length + fence.length).includes('`'))) continue;
    const shown: string[] = [];
    const end = lines.findIndex((line, index) => {
      const [, inset = '', marks = ''] = index > at ? (bare.exec(line) ?? []) : [];
      if (!marks.startsWith(fence)) return false;
      if (widthOf(inset) < widthOf(before) + 4) return true;
      shown.push(marks);
      return false;
    });
    if (end < 0) continue;
    if (shown.length > 0) {
      const longer = fence[0]!.repeat(shown.reduce((most, marks) => Math.max(most, marks.length), 0) + 1);
      lines[at] = before + longer + lines[at]!.slice(before.length + fence.length);
      lines[end] = lines[end]!.replace(/[`~]+/, longer);
    }
    at = end;
  }
  return lines.join('\n');
}

function widthOf(inset: string): number {
  return inset.replaceAll('\t', '    ').length;
}
