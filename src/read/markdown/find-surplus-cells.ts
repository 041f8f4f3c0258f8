import type { Table } from 'mdast';
import { beginningOf } from '../../base/text/beginning-of.ts';
import type { Problem } from '../../model/problem.ts';
import { textOf } from './walk-tree.ts';

/**
 * The rows of a table that have more cells with a text than its head has: nobody sees those (GitHub Flavored Markdown,
 * 4.10). `place` is where the text begins that the table was read from.
 */
export function findSurplusCells({ children }: Table, place: { file: string; line: number }): Problem[] {
  const [head, ...rows] = children;
  const count = head?.children.length ?? 0;
  return rows.flatMap((row): Problem[] => {
    const lost = row.children.slice(count).map((cell) => textOf(cell).trim());
    if (lost.every((text) => text === '')) return [];
    return [
      {
        severity: 'warning',
        code: 'table-cells',
        message: `A row of this table has ${row.children.length} cells, but its header ${count}: "${beginningOf(lost.filter(Boolean).join(' | '))}" is not shown`,
        hint: 'Start each row on its own line, and write a pipe inside a cell as \\|',
        file: place.file,
        line: place.line + (row.position?.start.line ?? 1) - 1,
      },
    ];
  });
}
