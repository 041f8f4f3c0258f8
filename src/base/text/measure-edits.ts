/**
 * Edits (insert, drop, change a letter, swap two neighbours) from `typed` to `word`, or Infinity beyond `limit`.
 * With `prefix`, to the nearest beginning of `word`, for a word that is still being typed.
 */
export function measureEdits(
  typed: string,
  word: string,
  { limit, prefix = false }: { limit: number; prefix?: boolean },
): number {
  const difference = word.length - typed.length;
  if (difference < -limit || (!prefix && difference > limit)) return Infinity;
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow({ typed, word, row, last, beforeLast });
    if (Math.min(...current) > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const edits = prefix ? Math.min(...last) : last[width]!;
  return edits <= limit ? edits : Infinity;
}

interface RowState {
  typed: string;
  word: string;
  row: number;
  last: number[];
  beforeLast: number[];
}

function nextRow({ typed, word, row, last, beforeLast }: RowState): number[] {
  const current = [row];
  const letter = typed[row - 1];
  for (let column = 1; column < last.length; column++) {
    const changed = last[column - 1]! + (letter === word[column - 1] ? 0 : 1);
    let edits = Math.min(changed, last[column]! + 1, current[column - 1]! + 1);
    const swapped = row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === word[column - 1];
    if (swapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
    current.push(edits);
  }
  return current;
}
