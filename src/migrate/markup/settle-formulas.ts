import { mapOutsideFences, maskCode } from '../../base/text/map-prose.ts';

/**
 * Displayed formulas over several lines with their marks on lines of their own, and in the quote or the item of a list
 * in which they begin. Other programs take dollars wherever they stand; here, text behind the first ones would hide
 * the last ones, and all of the page below would be the formula.
 */
export function settleFormulas(text: string): string {
  if (!text.includes('$$')) return text;
  return mapOutsideFences(text, (prose) => {
    const marks = [...maskCode(prose).matchAll(/\\.|\$\$/gs)].filter(([mark]) => mark === '$$');
    let result = '';
    let last = 0;
    for (let pair = 0; pair + 1 < marks.length; pair += 2) {
      const [start, end] = [marks[pair]!.index, marks[pair + 1]!.index];
      if (!prose.slice(start, end).includes('\n')) continue;
      // On the line on which the last formula ends, another one may begin.
      const from = Math.max(last, prose.lastIndexOf('\n', start - 1) + 1);
      const { head, indent } = openingOf(prose.slice(from, start));
      const lines = prose.slice(start + 2, end).split('\n');
      const inner = lines.map((line) => line.replace(/^[ \t]*(?:>[ \t]?)*/, indent.includes('>') ? '' : '$&').trim());
      const behind = /^[^\n]*/.exec(prose.slice(end + 2))![0];
      const formula = inner.filter((line, index) => line !== '' || (index > 0 && index < inner.length - 1));
      result += prose.slice(last, from) + head;
      result += `$$\n${formula.map((line) => (indent + line).trimEnd()).join('\n')}\n${indent}$$`;
      last = end + 2;
      last += behind.length - behind.trimStart().length;
      if (behind.trim() !== '') result += `\n${indent}`;
    }
    return result + prose.slice(last);
  });
}

/** What stands before a formula on its line, and what its further lines begin with. */
function openingOf(before: string): { head: string; indent: string } {
  const [, quote = '', marker = '', words = ''] =
    /^([ \t]*(?:>[ \t]?)*)((?:[*+-]|\d+[.)])[ \t]+)?(.*)$/s.exec(before) ?? [];
  const indent = quote + ' '.repeat(marker.length);
  return { head: words.trim() === '' ? quote + marker : `${before.trimEnd()}\n${indent}`, indent };
}
