import type { SectionKind } from '../../model/section-kind.ts';
import { type Analyser, createAnalyser, type LanguageRules } from './analyser.ts';
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
  /** The language whose rules its words were read with, where that is known. */
  rules?: string;
  version: string | null;
  score: number;
}

const MOST_SECTIONS = 3;
const EXCERPT_LENGTH = 150;

export type PresentPassages = (
  passages: readonly FoundPassage[],
  options: { query: string; limit: number },
) => PageResult[];

/**
 * Makes what shows passages, best first, as the pages of the search dialog: sections of one page stand under it. How a
 * language is read is worked out once, since that takes longer than all the rest.
 */
export function createPassagePresenter(): PresentPassages {
  const analysers = new Map<LanguageRules, Analyser>();
  const analyserFor = (language: string): Analyser => {
    const rules = pickRules(language);
    const known = analysers.get(rules) ?? createAnalyser(rules);
    analysers.set(rules, known);
    return known;
  };
  return (passages, options) => presentPassages(passages, { ...options, analyserFor });
}

function presentPassages(
  passages: readonly FoundPassage[],
  { query, limit, analyserFor }: { query: string; limit: number; analyserFor: (language: string) => Analyser },
): PageResult[] {
  const pages = new Map<string, FoundPassage[]>();
  for (const passage of passages) {
    const known = pages.get(passage.route);
    if (known) known.push(passage);
    else if (pages.size < limit) pages.set(passage.route, [passage]);
  }
  const highlighters = new Map<Analyser, TermHighlighter>();
  return [...pages.values()].map((found) => {
    const analyser = analyserFor(found[0]!.rules ?? found[0]!.language ?? 'en');
    const highlighter = highlighters.get(analyser) ?? highlighterFor(query, analyser);
    highlighters.set(analyser, highlighter);
    return presentPage(found, highlighter);
  });
}

function presentPage(passages: readonly FoundPassage[], highlighter: TermHighlighter): PageResult {
  const first = passages[0]!;
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

function highlighterFor(query: string, analyser: Analyser): TermHighlighter {
  const { words, wholes } = parseQuery(query, analyser);
  const terms = new Set([...words, ...wholes].map(({ term }) => term));
  return createTermHighlighter({ analyser, terms, begun: words.find(({ open }) => open)?.surface ?? '' });
}
