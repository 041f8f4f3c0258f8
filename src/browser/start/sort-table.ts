import { addSheet } from '../support/add-sheet.ts';
import { compareCells } from './compare-cells.ts';
import sheet from './sort-table.css?url';

/** Fewer rows are read at a glance. */
const leastRows = 3;

/**
 * Makes buttons of the headings of a table, each of which sorts the rows by its column: upwards, downwards, and back to
 * the author's order (WAI-ARIA Authoring Practices, "Sortable Table"). Leaves tables alone in which cells span others.
 */
export async function sortTable(part: HTMLElement): Promise<void> {
  const table = part.querySelector('table');
  const [body, second] = table?.tBodies ?? [];
  const headings = [...(table?.tHead?.rows[0]?.cells ?? [])];
  const rows = [...(body?.rows ?? [])];
  const isPlain = [...(table?.rows ?? [])].every(
    ({ cells }) => cells.length === headings.length && [...cells].every((cell) => cell.rowSpan + cell.colSpan === 2),
  );
  if (!body || second || rows.length < leastRows || !isPlain || table!.tHead!.rows.length > 1) return;
  await addSheet(sheet);
  for (const [column, heading] of headings.entries()) {
    // What a heading holds of its own keeps its click.
    if (heading.tagName !== 'TH' || heading.querySelector('a, button, input')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'table-sort';
    button.append(...heading.childNodes);
    heading.append(button);
    button.onclick = () => {
      const next = { none: 'ascending', ascending: 'descending', descending: 'none' }[heading.ariaSort ?? 'none'];
      for (const other of headings) other.ariaSort = null;
      if (next !== 'none') heading.ariaSort = next ?? null;
      body.append(...inOrder(rows, { column, direction: next ?? 'none' }));
    };
  }
}

function inOrder(rows: HTMLTableRowElement[], { column, direction }: { column: number; direction: string }) {
  if (direction === 'none') return rows;
  const texts = new Map(rows.map((row) => [row, row.cells[column]!.textContent.trim()]));
  const compare = compareCells([...texts.values()], document.documentElement.lang);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [texts.get(one)!, texts.get(other)!];
    // Empty cells say nothing, whichever way the others go.
    return a && b ? sign * compare(a, b) : Number(a === '') - Number(b === '');
  });
}
