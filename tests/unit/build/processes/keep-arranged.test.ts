import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Arrange, ArrangedPage } from '../../../../src/build/arrange/open-arranger.ts';
import type { LayoutContext } from '../../../../src/build/layout/layout-context.ts';
import { keepArranged } from '../../../../src/build/processes/keep-arranged.ts';
import type { LayoutProps } from '../../../../src/model/layout.ts';
import type { Site } from '../../../../src/model/site.ts';
import { testSite } from '../outputs/test-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-arranged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = '0123456789abcdef';
const site = testSite({ pages: { a: {}, b: {} } });

interface Turn {
  site?: Partial<Site>;
  layout?: Partial<LayoutProps>;
  rendered?: Partial<ArrangedPage['rendered']>;
  kind?: 'page' | 'not-found';
  maker?: string;
  sprite?: string;
  styles?: string[];
  /** What the layout does with the site. */
  asks?: (site: Site) => unknown;
  text?: string;
}

/** How many of the pages are arranged, one after the other, and what comes out last. */
async function arrangeAll(turns: readonly Turn[]): Promise<{ count: number; text: string }> {
  let count = 0;
  let text = '';
  for (const turn of turns) {
    const own = { ...site, ...turn.site };
    const arrange: Arrange = async (_kind, page) => {
      count += 1;
      turn.asks?.(page.layout.site);
      return turn.text ?? '<p>“é”</p>';
    };
    const kept = keepArranged(arrange, {
      keep: { folder, maker: turn.maker ?? 'one' },
      layout: { site: own, secret } as LayoutContext,
      arranger: { theme: 'mint', base: '', styles: { page: turn.styles ?? [], 'not-found': [] } },
      sprites: [turn.sprite ?? 'icons.svg'],
    });
    const layout = { site: own, page: own.pages[0], lead: '', icon: () => '', ...turn.layout } as LayoutProps;
    const rendered = { html: '<p>', aside: '', islands: [], ...turn.rendered };
    ({ text } = await kept(turn.kind ?? 'page', { layout, rendered }));
  }
  return { count, text };
}

test('a page is arranged once, whatever other pages say', async () => {
  const others = { site: { pages: [site.pages[0]!], builtAt: '2027-01-01T00:00:00Z', feeds: { '/b': [] } } };
  expect(await arrangeAll([{}, {}, others])).toEqual({ count: 1, text: '<p>“é”</p>' });
});

describe('a page is arranged anew when there is another', () => {
  const config = { ...site.config, name: 'Other' };
  test.each<[string, Turn]>([
    ['article', { rendered: { html: '<p>other' } }],
    ['aside', { rendered: { aside: '<p>' } }],
    ['lead', { layout: { lead: 'Other' } }],
    ['page around it', { layout: { page: { ...site.pages[0]!, title: 'Other' } } }],
    ['layout', { kind: 'not-found' }],
    ['setting', { site: { config } }],
    ['base', { site: { base: '/docs' } }],
    ['file of icons', { sprite: 'icons.other.svg' }],
    ['style sheet of the theme', { styles: ['other.css'] }],
    ['Docwright', { maker: 'two' }],
  ])('%s', async (_name, turn) => expect((await arrangeAll([{}, turn])).count).toBe(2));
});

describe('nothing is kept of a page', () => {
  test.each<[string, Turn]>([
    ['whose layout looks at other pages', { asks: ({ pages }) => pages.length }],
    ['whose layout asks when the site was built', { asks: ({ builtAt }) => builtAt }],
    ['that holds the secret of marks', { text: `<i data-${secret}>` }],
  ])('%s', async (_name, turn) => {
    expect((await arrangeAll([turn, turn])).count).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test.each([
  ['cut off', (content: Buffer) => content.subarray(0, -3)],
  ['changed', (content: Buffer) => content.fill(1, 10, 12)],
  ['empty', () => ''],
])('a kept page that is %s is arranged anew', async (_name, spoil) => {
  await arrangeAll([{}]);
  const file = join(folder, readdirSync(folder)[0]!);
  writeFileSync(file, spoil(readFileSync(file)));
  expect(await arrangeAll([{}, {}])).toEqual({ count: 1, text: '<p>“é”</p>' });
});
