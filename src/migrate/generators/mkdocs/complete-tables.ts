import { mapOutsideFences } from '../../../base/text/map-prose.ts';

/** Python-Markdown knows a table by bars alone below its head, `|||`, where others need dashes between them. */
export function completeTables(text: string): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(headOfTable, (whole, head: string, indent: string, bars: string) => {
      const cells = bars.split('|');
      const [first, last] = [head.trimStart().startsWith('|'), head.trimEnd().endsWith('|')];
      const isEdge = (at: number): boolean => (first && at === 0) || (last && at === cells.length - 1);
      const isCode = head.includes('`') || head.includes('\\|');
      if (cells.length === 1 || (!isCode && cells.length !== head.trim().split('|').length)) return whole;
      return `${head}\n${indent}${cells.map((cell, at) => (isEdge(at) ? cell : withDash(cell))).join('|')}`;
    }),
  );
}

const headOfTable = /(?<=(?:^|\n)[ \t]*\n|^)([ \t]*(?=\S)[^\n|]*\|[^\n]*)\n([ \t]*)(?=\S)([|: \t-]+)(?=\n|$)/g;

function withDash(cell: string): string {
  return cell.includes('-') ? cell : cell.replace(/^[ \t]*(:?)[ \t]*(:?)[ \t]*$/, '$1-$2');
}
