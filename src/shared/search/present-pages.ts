import { createTermHighlighter, type TermHighlighter } from './create-term-highlighter.ts';
import { describeTitle } from './describe-title.ts';
import type { ChunkPage, TitleList } from './index-format.ts';
import type { LoadedPartition } from './load-partition.ts';
import type { RankedSection } from './pick-best.ts';
import type { RankedPage } from './rank-sections.ts';
import type { PageResult, SectionResult, TextPiece } from './search-results.ts';
import { withoutRepeats } from './without-repeats.ts';

export interface PresentOptions {
  partition: LoadedPartition;
  /** Terms of the index that were matched. */
  terms: ReadonlySet<string>;
  /** What is typed of an unfinished word. */
  begun: string;
  /** Number of pages whose sections are read; the others have their title alone, where the list of titles has it. */
  read?: number;
}

const MOST_SECTIONS = 3;
/** A section far behind the page's best one is no answer. */
const LEAST_SHARE = 0.6;
const EXCERPT_LENGTH = 150;

/** Adds to ranked pages what a reader sees of them. Throws when a file of texts cannot be had. */
export async function presentPages(
  pages: readonly RankedPage[],
  { partition, terms, begun, read = Infinity }: PresentOptions,
): Promise<PageResult[]> {
  const highlighter = createTermHighlighter({ analyser: partition.analyser, terms, begun });
  const titles = read < pages.length ? await partition.readTitles() : null;
  return Promise.all(
    pages.map(
      (page, place) =>
        (place < read || !titles ? null : presentTitle({ page, titles, partition, highlighter })) ??
        presentPage({ page, partition, highlighter }),
    ),
  );
}

interface TitleOptions {
  page: RankedPage;
  titles: TitleList;
  partition: LoadedPartition;
  highlighter: TermHighlighter;
}

/** `null` for a page that the list of titles leaves out. */
function presentTitle({ page, titles, partition, highlighter }: TitleOptions): PageResult | null {
  const place = titles.numbers === null ? page.page : titles.numbers.indexOf(page.page);
  const listed = titles.pages[place];
  if (!listed) return null;
  return {
    ...describeTitle(listed, { titles, partition }),
    title: highlighter.highlight(listed[0]),
    score: page.score,
  };
}

async function presentPage({
  page,
  partition,
  highlighter,
}: {
  page: RankedPage;
  partition: LoadedPartition;
  highlighter: TermHighlighter;
}): Promise<PageResult> {
  const read = await Promise.all(listShown(page).map((section) => readSection(section, partition, highlighter)));
  const { page: facts } = read[0]!;
  const opening = read.find(({ result }) => result.anchor === '');
  const others = withoutRepeats(read.map(({ result }) => result).filter(({ anchor }) => anchor !== ''));
  const { language, version } = partition.reference;
  return {
    route: facts.route,
    title: highlighter.highlight(facts.title),
    breadcrumb: facts.breadcrumb,
    kind: facts.kind,
    method: facts.method,
    language,
    version,
    tab: facts.tab,
    score: page.score,
    excerpt: opening ? quoteOpening(opening.result.excerpt, facts.description, highlighter) : [],
    sections: others,
  };
}

/** The sections of a page whose texts are read. */
export function listShown({ sections }: RankedPage): RankedSection[] {
  const best = sections[0]!.score;
  return sections.filter((section) => section.score >= best * LEAST_SHARE).slice(0, MOST_SECTIONS);
}

/** A text that begins with something else says less of its page than the description does. */
function quoteOpening(excerpt: TextPiece[], description: string, highlighter: TermHighlighter): TextPiece[] {
  return description === '' || excerpt.some((piece) => piece.match)
    ? excerpt
    : highlighter.quote(description, EXCERPT_LENGTH);
}

async function readSection(
  ranked: RankedSection,
  partition: LoadedPartition,
  highlighter: TermHighlighter,
): Promise<{ page: ChunkPage; result: SectionResult }> {
  const { chunk, place } = await partition.readText(ranked.section);
  const [pageIndex, anchor, heading, text, entry = ''] = chunk.sections[place]!;
  const result = {
    anchor,
    entry,
    heading: highlighter.highlight(heading),
    excerpt: highlighter.quote(text, EXCERPT_LENGTH),
    score: ranked.score,
  };
  return { page: chunk.pages[pageIndex]!, result };
}
