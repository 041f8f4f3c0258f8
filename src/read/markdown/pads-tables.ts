import { withoutFences } from '../../base/text/without-fences.ts';
import { lineEnd } from './repairs/line-end.ts';

/** Cells that are filled in for one character that is written. */
const mostPadded = 10;

/** The row below the head of a table so wide that a row of two characters could be filled up beyond that. */
const wideDelimiter = /^[-:| \t>]{40,}$/m;

/**
 * Whether the rows of tables are so much shorter than their heads that a parser, which fills them up (GitHub Flavored
 * Markdown, 4.10), would make a text of kilobytes into millions of cells.
 */
export function padsTables(written: string): boolean {
  if (!wideDelimiter.test(written)) return false;
  const source = withoutFences(written);
  let padded = 0;
  let columns = 0;
  for (let start = 0; start < source.length; ) {
    const end = lineEnd(source, start);
    const line = source.slice(start, end);
    const cells = line.split('|').length;
    if (/^[ \t>\r]*$/.test(line)) columns = 0;
    else if (/^[-+*\d.):| \t>\r]*$/.test(line) && cells > columns) columns = cells;
    else padded += Math.max(0, columns - cells);
    start = end + 1;
  }
  return padded > mostPadded * source.length;
}
