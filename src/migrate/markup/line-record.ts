import type { MarkupContext } from '../../model/migration.ts';

/** Tells of lines that took the place of others: the first of these, how many breaks they had, and have now. */
export type NoteLines = (line: number, before: number, after: number) => void;

/** What is known of lines of a page into which files were put. */
export interface LineRecord {
  /** The page, whose losses are told with lines of its own file; of lines that were put in, where that was. */
  context: MarkupContext;
  /** Runs a change of the whole text; lines that it notes are those before it. */
  change: (run: (note: NoteLines) => string) => string;
}

interface Replaced {
  line: number;
  before: number;
  after: number;
}

export function createLineRecord(context: MarkupContext): LineRecord {
  const changes: Replaced[][] = [];
  return {
    context: {
      ...context,
      lose: (loss) => {
        const { file, line } = loss;
        const own = file === context.file && line !== undefined;
        context.lose(own ? { ...loss, line: changes.reduceRight(lineBefore, line) } : loss);
      },
    },
    change: (run) => {
      const noted: Replaced[] = [];
      const text = run((line, before, after) => noted.push({ line, before, after }));
      changes.push(noted.sort((a, b) => a.line - b.line));
      return text;
    },
  };
}

/** Where a line stood before a change. */
function lineBefore(line: number, noted: readonly Replaced[]): number {
  let shift = 0;
  for (const { line: at, before, after } of noted) {
    if (line < at + shift) break;
    if (line < at + shift + after) return at;
    shift += after - before;
  }
  return line - shift;
}
