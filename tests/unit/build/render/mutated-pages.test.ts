import { expect, test } from 'vitest';
import { createRandom, mutatePage } from './mutated-pages.ts';
import { renderSource } from './render-source.ts';

const pages = 300;

test('faults in pages cost neither the page nor its words', async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= pages; seed++) {
    const source = mutatePage(createRandom(seed));
    const { html, problems } = await renderSource(source);
    const lost = wordsOf(source).filter((word) => !html.includes(word));
    const unplaced = problems.filter(
      ({ file, line, code }) => file === undefined || (line === undefined && code === 'mdx-repaired'),
    );
    if (lost.length > 0 || unplaced.length > 0 || problems.some(({ code }) => code === 'page-failed')) {
      failures.push(
        `seed ${seed}: lost ${lost.join(' ')}; ${problems.map(({ code, message }) => `${code} ${message}`).join('; ')}`,
      );
    }
  }
  expect(failures).toEqual([]);
}, 60_000);

/**
 * Words that a reader would see: not those in attributes, nor in the cells of tables, of which Markdown drops the
 * surplus.
 */
function wordsOf(source: string): string[] {
  const text = source.replace(/<[A-Za-z](?:[^<>]|(?<==)>)*(?:>|$)/g, ' ').replace(/^.*\|.*$/gm, ' ');
  return text.match(/word\d+q/g) ?? [];
}
