import { expect, test } from 'vitest';
import { readIndexTerms } from '../../../../src/build/session/read-index-terms.ts';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { buildPostings } from '../../../../src/shared/search/build-postings.ts';
import { cutPartitions, type SearchPartition } from '../../../../src/shared/search/build-search-files.ts';
import { fieldTexts, readTerms } from '../../../../src/shared/search/read-terms.ts';
import { makeSection } from '../../shared/search/make-section.ts';

const english = createAnalyser(pickRules('en'));
const sections = Array.from({ length: 200 }, (_, page) => [
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, text: `Calls of read_logs${page % 7}, and of pages.` }),
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, heading: 'Retries', text: 'again '.repeat(page % 5) }),
]).flat();

/** The pieces that a pool is asked for. */
async function read(of: typeof sections, fails = false): Promise<{ pieces: string[]; partition: SearchPartition }> {
  const pieces: string[] = [];
  const [partition] = cutPartitions(of);
  partition!.terms = await readIndexTerms(partition!, {
    readTerms: async (texts) => {
      pieces.push(JSON.stringify(texts));
      if (fails) throw new Error('A process ended');
      return readTerms(texts, english);
    },
  });
  return { pieces, partition: partition! };
}

test('what is read by pieces is what is read as a whole', async () => {
  const whole = buildPostings([readTerms(sections.map(fieldTexts), english)]);
  for (const fails of [false, true]) {
    const { pieces, partition } = await read(sections, fails);
    expect(pieces.length).toBeGreaterThan(2);
    expect(buildPostings(partition.terms!)).toEqual(whole);
  }
});

test('an edit, and a page that comes or goes, leave nearly all pieces as they were', async () => {
  const { pieces } = await read(sections);
  const news = async (changed: typeof sections): Promise<number> =>
    (await read(changed)).pieces.filter((piece) => !pieces.includes(piece)).length;
  expect(await news(sections)).toBe(0);
  expect(await news(sections.with(50, { ...sections[50]!, text: 'Other' }))).toBe(1);
  expect(await news(sections.toSpliced(50, 2))).toBeLessThanOrEqual(2);
  expect(await news(sections.toSpliced(50, 0, makeSection({ route: '/new', text: 'New' })))).toBeLessThanOrEqual(2);
});
