import { allRules } from './analysers/all-rules.ts';
import { foldText } from './fold-text.ts';
import type { SearchSection } from './search-section.ts';

const SAMPLE = 200_000;

/** Letters that tell languages apart whose small words are the same. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  ca: /l·l|[àèò]/gu,
  cs: /[ěřů]/gu,
  es: /[ñ¿¡]/gu,
  fr: /[êœ]/gu,
  pl: /[ąćęłńśźż]/gu,
  pt: /[ãõ]/gu,
  sv: /[äö]/gu,
};

interface Words {
  language: string;
  small: ReadonlySet<string>;
  /** Those that only say little count half. */
  weak: ReadonlySet<string>;
}

const allWords: readonly Words[] = allRules.map(({ language, stopWords, weakWords = new Set<string>() }) => ({
  language,
  small: stopWords,
  weak: weakWords,
}));

/**
 * The language (a primary tag) that a text's letters and small words speak for, whether it has rules or not; `null`
 * where they do not speak clearly. Of languages for which they speak alike (`Como abrir o caixa?`) it is `expected`.
 */
export function detectLanguage(
  sections: readonly Pick<SearchSection, 'text'>[],
  expected: string | null = null,
): string | null {
  const text = sampleText(sections);
  return detectScript(text) ?? detectWords(text, expected);
}

function sampleText(sections: readonly Pick<SearchSection, 'text'>[]): string {
  const step = Math.max(1, Math.floor(sections.length / 400));
  let text = '';
  for (let index = 0; index < sections.length && text.length < SAMPLE; index += step)
    text += `${sections[index]!.text.slice(0, 2_000)}\n`;
  return text;
}

/** Of several languages that are written alike, what sets some of them apart: letters that the others do not have. */
const scripts: readonly { letters: RegExp; least: number; language: string; apart?: readonly [RegExp, string][] }[] = [
  { letters: /[\u3040-\u30ff]/g, least: 0.05, language: 'ja' },
  { letters: /\p{Script=Hangul}/gu, least: 0.1, language: 'ko' },
  { letters: /\p{Script=Han}/gu, least: 0.1, language: 'zh' },
  {
    letters: /\p{Script=Arabic}/gu,
    least: 0.1,
    language: 'ar',
    apart: [
      [/[ٹڈڑںے]/g, 'ur'],
      [/[پچژگکی]/g, 'fa'],
    ],
  },
  { letters: /\p{Script=Hebrew}/gu, least: 0.1, language: 'he' },
  { letters: /\p{Script=Devanagari}/gu, least: 0.1, language: 'hi' },
  { letters: /\p{Script=Thai}/gu, least: 0.1, language: 'th' },
  { letters: /\p{Script=Greek}/gu, least: 0.1, language: 'el' },
  { letters: /\p{Script=Cyrillic}/gu, least: 0.1, language: 'ru', apart: [[/[іїєґ]/gi, 'uk']] },
];

/** Of the letters of a script: what is less is a name or a quotation. */
const leastApart = 0.02;

function detectScript(text: string): string | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const script = scripts.find(({ letters, least }) => count(letters) > least * text.length);
  if (!script) return null;
  const all = count(script.letters);
  return script.apart?.find(([letters]) => count(letters) > leastApart * all)?.[1] ?? script.language;
}

/** One small word is chance where it is short, or no great part of a text: `die` and `per` are of several languages. */
const shortWord = 2;
const leastShare = 0.4;

function detectWords(text: string, expected: string | null): string | null {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const rated = allWords.map(({ language, small, weak }) => {
    const found = words.filter((word) => small.has(word) || weak.has(word));
    return { language, found, worth: found.reduce((sum, word) => sum + (small.has(word) ? 1 : 0.5), 0) };
  });
  const most = Math.max(...rated.map(({ worth }) => worth));
  const best = rated.filter(({ worth }) => worth === most);
  const [first] = best[0]!.found;
  if (first === undefined) return null;
  const isChance = best[0]!.found.length === 1 && (first.length <= shortWord || words.length * leastShare > 1);
  return isChance ? null : pickByLetters(text, best, expected);
}

function pickByLetters(text: string, tied: readonly { language: string }[], expected: string | null): string {
  const count = (language: string): number => text.toLowerCase().match(ownLetters[language] ?? /$^/g)?.length ?? 0;
  const most = Math.max(...tied.map(({ language }) => count(language)));
  const best = tied.filter(({ language }) => count(language) === most);
  return (best.find(({ language }) => language === expected) ?? best[0]!).language;
}
