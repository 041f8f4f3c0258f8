import { createFenceReader } from '../../base/text/create-fence-reader.ts';

/** Where lines begin that stand in no fence. */
export function proseStarts(text: string): Set<number> {
  const read = createFenceReader();
  const starts = new Set<number>();
  let start = 0;
  for (const line of text.split('\n')) {
    if (read(line) === 'prose') starts.add(start);
    start += line.length + 1;
  }
  return starts;
}
