import { allRules } from './analysers/all-rules.ts';
import type { SearchSection } from './search-section.ts';

const SAMPLE = 200_000;

/** The language (a key of the rules) that a text's small words and letters speak for; English when nothing does. */
export function detectLanguage(sections: readonly Pick<SearchSection, 'text'>[]): string {
  const text = sampleText(sections);
  const byScript = detectScript(text);
  if (byScript) return byScript;
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .match(/\p{L}+/gu) ?? [];
  const scores = allRules.map((rules) => words.filter((word) => rules.stopWords.has(word)).length);
  const best = Math.max(...scores);
  return best === 0 ? 'en' : allRules[scores.indexOf(best)]!.language;
}

function sampleText(sections: readonly Pick<SearchSection, 'text'>[]): string {
  const step = Math.max(1, Math.floor(sections.length / 400));
  let text = '';
  for (let index = 0; index < sections.length && text.length < SAMPLE; index += step)
    text += `${sections[index]!.text.slice(0, 2_000)}\n`;
  return text;
}

function detectScript(text: string): string | null {
  const share = (script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(1, text.length);
  if (share(/[\u3040-\u30ff]/g) > 0.05) return 'ja';
  if (share(/\p{Script=Hangul}/gu) > 0.1) return 'ko';
  return share(/\p{Script=Han}/gu) > 0.1 ? 'zh' : null;
}
