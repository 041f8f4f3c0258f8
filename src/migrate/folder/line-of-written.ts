import type { MigrationFolder } from '../../model/migration.ts';

/** Where texts first stand, counted from 1: between marks, by the mark before them, and as words. */
interface WrittenLines {
  marked: ReadonlyMap<string, Map<string, number>>;
  words: Map<string, number>;
}

const known = new WeakMap<MigrationFolder, Map<string, WrittenLines>>();
/** By what begins a text, what ends it. */
const marks: ReadonlyMap<string, string> = new Map(
  ["''", '""', '``', '()', '<>', '[]'].map(([open, end]) => [open!, end!]),
);

const parts = /[\s"'`()<>[\]{},]+/;
/** Between what stands around values in YAML, which may have blanks in them. */
const values = /(?:^|\s)-\s|:\s|[[\]{},]/;

/**
 * The first line of a file in which a text stands in quotes, else in brackets, else as a word or a value; `null` for
 * none. The file is read once: settings of thousands of entries can have something wrong with each.
 */
export function lineOfWritten(folder: MigrationFolder, file: string, text: string): number | null {
  const { marked, words } = linesOf(folder, file);
  const lines = [...marked.values(), words].map((places) => places.get(text));
  return lines.find((line) => line !== undefined) ?? null;
}

function linesOf(folder: MigrationFolder, file: string): WrittenLines {
  const files = known.get(folder) ?? new Map<string, WrittenLines>();
  known.set(folder, files);
  const found = files.get(file) ?? readLines(folder.read(file) ?? '');
  files.set(file, found);
  return found;
}

function readLines(text: string): WrittenLines {
  const marked = new Map([...marks.keys()].map((mark) => [mark, new Map<string, number>()]));
  const words = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const note = (places: Map<string, number>, found: string): unknown =>
      places.has(found) || places.set(found, index + 1);
    for (const [mark, places] of marked)
      for (const piece of line.split(mark).slice(1)) note(places, piece.split(marks.get(mark)!, 1)[0]!);
    for (const word of line.split(parts)) note(words, word);
    for (const value of line.split(values)) note(words, value.trim());
  }
  return { marked, words };
}
