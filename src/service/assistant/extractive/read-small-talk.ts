import { matchLanguage } from '../../../base/languages/match-language.ts';
import { languagesOf } from '../../../base/languages/pick-texts.ts';
import type { Texts } from '../../../base/languages/texts.ts';

const files = import.meta.glob<Texts['answers']>('./*.ts', {
  base: '../../../base/languages/texts',
  import: 'answers',
  eager: true,
});

export interface SmallTalk {
  /** Which of the assistant's texts answers it. */
  answer: 'hello' | 'welcome';
  language: string;
}

interface Phrase extends SmallTalk {
  words: string;
}

const phrases: readonly Phrase[] = Object.entries(files).flatMap(([key, { greetings, thanks }]) => {
  const language = languagesOf([key])[0]!;
  const read = (texts: string, answer: SmallTalk['answer']): Phrase[] =>
    texts.split(', ').map((text) => ({ words: plain(text), answer, language }));
  return [...read(greetings, 'hello'), ...read(thanks, 'welcome')];
});

/** People greet, thank and ask after the assistant in a few words. */
const longest = 80;

/**
 * What a message says that asks nothing of the documentation: a greeting, thanks, a question about the assistant, or
 * several of these; `null` for any other. Of words that several languages have, those of `language` are meant.
 */
export function readSmallTalk(message: string, language: string | null): SmallTalk | null {
  if (message.length > longest) return null;
  const words = plain(message);
  if (words === '') return isPictures(message) ? { answer: 'hello', language: language ?? 'en' } : null;
  const own = matchLanguage(language ?? 'en', languagesOf(Object.keys(files)));
  const ordered = [own, 'en', ...new Set(phrases.map((phrase) => phrase.language))];
  for (const tag of new Set(ordered)) {
    const answer = readPhrases(
      words,
      phrases.filter((phrase) => phrase.language === tag),
    );
    if (answer && tag !== null) return { answer, language: tag };
  }
  return null;
}

/** The whole of a message, phrase by phrase; the last one is answered. */
function readPhrases(words: string, known: readonly Phrase[]): SmallTalk['answer'] | null {
  for (const phrase of known) {
    if (words === phrase.words) return phrase.answer;
    if (!words.startsWith(`${phrase.words} `)) continue;
    const answer = readPhrases(words.slice(phrase.words.length + 1), known);
    if (answer) return answer;
  }
  return null;
}

/** Words in small letters without marks, so that it does not matter how hastily they are typed. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʻ\p{M}]+/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isPictures(message: string): boolean {
  return /\p{Extended_Pictographic}/u.test(message);
}
