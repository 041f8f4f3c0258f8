import Fuse from 'fuse.js/basic';
import { describeTitle, rateBegunTitle } from './describe-title.ts';
import { foldText } from './fold-text.ts';
import type { TitleList } from './index-format.ts';
import type { LoadedPartition } from './load-partition.ts';
import { pageTest } from './page-labels.ts';
import type { PageResult, SearchRequest, TextPiece } from './search-results.ts';

type TitleEntry = TitleList['pages'][number];

/** Answers from the list of page titles alone, within the same keystroke once the list is there. */
export type TitleJump = (request: SearchRequest) => PageResult[];

/** Prepares the titles of one partition for jumping. */
export async function createTitleJump(partition: LoadedPartition): Promise<TitleJump> {
  const list = await partition.readTitles();
  const entries = list.pages.map((page) => ({ page, folded: foldText(page[0]) }));
  const fuse = new Fuse(entries, {
    keys: ['folded'],
    threshold: 0.3,
    ignoreLocation: true,
    includeScore: true,
    includeMatches: true,
    minMatchCharLength: 2,
  });
  return ({ query, limit = 8, literal = false, ...filter }) => {
    const folded = foldText(query.slice(0, 100).trim());
    if (folded === '') return [];
    const isWanted = pageTest(partition, filter);
    const found = fuse
      .search(folded, { limit: isWanted || literal ? entries.length : limit * 3 })
      .filter((hit) => isWanted?.(list.numbers?.[hit.refIndex] ?? hit.refIndex) ?? true)
      .filter((hit) => !literal || hit.item.folded.includes(folded));
    const rated = found.map((hit) => ({
      page: hit.item.page,
      score: rateBegunTitle(hit.item.folded, folded) ?? 1 - (hit.score ?? 1),
    }));
    rated.sort((a, b) => b.score - a.score);
    return rated.slice(0, limit).map(({ page, score }) => describeJump({ page, score, list, partition, folded }));
  };
}

function describeJump({
  page,
  score,
  list,
  partition,
  folded,
}: {
  page: TitleEntry;
  score: number;
  list: TitleList;
  partition: LoadedPartition;
  folded: string;
}): PageResult {
  return { ...describeTitle(page, { titles: list, partition }), title: markTyped(page[0], folded), score };
}

function markTyped(title: string, folded: string): TextPiece[] {
  const plain = foldText(title);
  const at = plain.length === title.length ? plain.indexOf(folded) : -1;
  if (at < 0) return [{ text: title, match: false }];
  const end = at + folded.length;
  const pieces = [
    { text: title.slice(0, at), match: false },
    { text: title.slice(at, end), match: true },
    { text: title.slice(end), match: false },
  ];
  return pieces.filter((piece) => piece.text !== '');
}
