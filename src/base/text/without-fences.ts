import { createFenceReader } from './create-fence-reader.ts';

/** Markdown with empty lines in the place of fenced code, so that lines keep their numbers. */
export function withoutFences(text: string): string {
  if (!/^[ \t>]*(?:```|~~~)/m.test(text)) return text;
  const read = createFenceReader();
  return text
    .split('\n')
    .map((line) => (read(line) === 'prose' ? line : ''))
    .join('\n');
}
