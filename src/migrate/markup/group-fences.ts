import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';

/** Fences with nothing between them, not even an empty line, become one group, as ReadMe shows them. */
export function groupFences(text: string): string {
  const read = createFenceReader();
  const result: string[] = [];
  let run: string[] = [];
  let fences = 0;
  const flush = (): void => {
    addAll(result, fences > 1 ? ['<CodeGroup>', ...run, '</CodeGroup>'] : run);
    run = [];
    fences = 0;
  };
  for (const line of text.split('\n')) {
    const kind = read(line);
    if (kind === 'prose') flush();
    if (kind === 'opening') fences++;
    if (kind === 'prose') result.push(line);
    else run.push(line);
  }
  flush();
  return result.join('\n');
}
