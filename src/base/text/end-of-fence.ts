import { createFenceReader } from './create-fence-reader.ts';

/** Where the fenced code ends whose first line is at `start`, before its last line break; -1 if none begins there. */
export function endOfFence(text: string, start: number): number {
  const read = createFenceReader();
  for (let at = start; ; ) {
    const end = text.indexOf('\n', at);
    const kind = read(text.slice(at, end < 0 ? undefined : end));
    // A quote's fence ends with the quote, before the line that tells so.
    if (kind === 'prose') return at === start ? -1 : at - 1;
    if (end < 0 || kind === 'closing') return end < 0 ? text.length : end;
    at = end + 1;
  }
}
