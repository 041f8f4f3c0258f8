import { placeToCut } from '../../base/text/place-to-cut.ts';
import type { ExplainedPassage } from '../../service/retrieval/create-retriever.ts';
import { explainWords } from '../../service/retrieval/explain-words.ts';
import type { Correction } from '../../shared/search/search-results.ts';

export interface PassageStyle {
  corrections: readonly Correction[];
  explain: boolean;
  color: boolean;
}

const EXCERPT = 160;

/** Results for a terminal. */
export function renderFoundPassages(
  passages: readonly ExplainedPassage[],
  { corrections, explain, color }: PassageStyle,
): string {
  const spelled = corrections.map(({ from, to }) => `Searched for "${to}" instead of "${from}".\n`).join('');
  if (passages.length === 0) return `${spelled}No results.\n`;
  const bold = (text: string): string => (color ? `\u001B[1m${text}\u001B[22m` : text);
  const dim = (text: string): string => (color ? `\u001B[2m${text}\u001B[22m` : text);
  const blocks = passages.map((passage, index) => {
    const { title, heading, route, anchor, score, text, language, version } = passage;
    const place = [language, version].filter(Boolean).join(' ');
    const lines = [
      `${String(index + 1).padStart(2)}. ${bold(heading ? `${title} › ${heading}` : title)}  ${score.toFixed(2)}`,
      `    ${route}${anchor ? `#${anchor}` : ''}${place ? `  (${place})` : ''}`,
      `    ${dim(cut(text))}`,
      ...(explain ? [`    ${dim(explainPassage(passage))}`] : []),
    ];
    return lines.filter((line) => line.replace(/\u001B\[\d+m/g, '').trim() !== '').join('\n');
  });
  return `${spelled}${blocks.join('\n')}\n`;
}

function cut(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, placeToCut(text, EXCERPT))} …` : text;
}

function explainPassage({ ranked }: ExplainedPassage): string {
  const { keyword, share, cosine, titleFactor, pageFactor } = ranked.evidence;
  const words = explainWords(ranked.evidence)
    .map(({ term, points }) => `${term} ${points.toFixed(1)}`)
    .join(', ');
  const parts = [
    `words ${keyword.toFixed(1)}${words ? ` (${words})` : ''}, ${Math.min(100, Math.round(share * 100))} % of the maximum`,
    titleFactor === 1 ? '' : `title × ${titleFactor.toFixed(2)}`,
    `page × ${pageFactor.toFixed(2)}`,
    cosine === null ? '' : `meaning ${cosine.toFixed(2)}`,
    `rank ${ranked.rank.toFixed(2)}`,
  ];
  return parts.filter(Boolean).join('; ');
}
