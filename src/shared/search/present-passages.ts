import type { SectionKind } from '../../model/section-kind.ts';
import { createAnalyser } from './analyser.ts';
import { pickRules } from './analysers/all-rules.ts';
import { createTermHighlighter, type TermHighlighter } from './create-term-highlighter.ts';
import { parseQuery } from './parse-query.ts';
import type { PageResult } from './search-results.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A section that the service found. */
export interface FoundPassage {
  route: string;
  anchor: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  /** What it stands under within the page, which the breadcrumb ends with. */
  entry?: string;
  /** Plain text. */
  text: string;
  kind: SectionKind;
  method: string;
  language: string | null;
  version: string | null;
  score: number;
}

const MOST_SECTIONS = 3;
const EXCERPT_LENGTH = 150;

/** Passages, best first, as the pages that the search dialog shows: sections of one page stand under it. */
export function presentPassages(
  passages: readonly FoundPassage[],
  { query, limit }: { query: string; limit: number },
): PageResult[] {
  const pages = new Map<string, FoundPassage[]>();
  for (const passage of passages) {
    const known = pages.get(passage.route);
    if (known) known.push(passage);
    else if (pages.size < limit) pages.set(passage.route, [passage]);
  }
  return [...pages.values()].map((found) => presentPage(found, query));
}

function presentPage(passages: readonly FoundPassage[], query: string): PageResult {
  const first = passages[0]!;
  const highlighter = highlighterFor(query, first.language);
  const shown = withoutRepeats(passages).slice(0, MOST_SECTIONS);
  const opening = shown.find(({ anchor }) => anchor === '');
  const quote = (text: string): ReturnType<TermHighlighter['quote']> => highlighter.quote(text, EXCERPT_LENGTH);
  return {
    route: first.route,
    title: highlighter.highlight(first.title),
    breadcrumb: first.entry ? first.breadcrumb.slice(0, -1) : first.breadcrumb,
    kind: first.kind,
    method: first.method,
    language: first.language,
    version: first.version,
    tab: null,
    score: first.score,
    excerpt: opening ? quote(opening.text) : [],
    sections: shown
      .filter((passage) => passage !== opening)
      .map(({ anchor, entry = '', heading, text, score }) => ({
        anchor,
        entry,
        heading: highlighter.highlight(heading),
        excerpt: quote(text),
        score,
      })),
  };
}

function highlighterFor(query: string, language: string | null): TermHighlighter {
  const analyser = createAnalyser(pickRules(language ?? 'en'));
  const { words, wholes } = parseQuery(query, analyser);
  const terms = new Set([...words, ...wholes].map(({ term }) => term));
  return createTermHighlighter({ analyser, terms, begun: words.find(({ open }) => open)?.surface ?? '' });
}
