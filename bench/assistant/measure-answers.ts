import type { AnswerPart } from '../../src/service/assistant/answerer.ts';
import type { AnswerableQuestion, AnswerQuestions } from './load-answer-questions.ts';

/** An answer: its Markdown, and the pages that it quotes; none when it says that nothing fits. */
export interface Asked {
  text: string;
  pages: string[];
}

/** Reads an answer to its end. */
export async function collect(parts: AsyncIterable<AnswerPart>): Promise<Asked> {
  const asked: Asked = { text: '', pages: [] };
  for await (const part of parts) {
    if (part.kind === 'text') asked.text += part.text;
    else if (part.kind === 'source') asked.pages.push(part.url.replace(/#.*$/s, ''));
  }
  return asked;
}

/** Weights and thresholds were fitted to every second question; the others show what they are worth. */
export type Half = 'tuned on' | 'other';

/** A question, with what it may lean on. */
export type AskedQuestion = Pick<AnswerableQuestion, 'q' | 'thread' | 'currentPath'>;

export interface AnswerQuality {
  answerable: number;
  /** Quotes a right page before others. */
  first: number;
  /** Quotes a right page. */
  right: number;
  /** The same, and holds the words that were wanted. */
  said: number;
  /** Quotes other pages only. */
  wrong: number;
  unanswerable: number;
  refused: number;
  /** Quotations with components, or with marks that do not end. */
  torn: number;
}

export async function measureAnswers(
  set: AnswerQuestions,
  { half, ask }: { half: Half; ask: (question: AskedQuestion) => Promise<Asked> },
): Promise<AnswerQuality> {
  const isWanted = (_: unknown, index: number): boolean => (index % 2 === 0) === (half === 'tuned on');
  const answerable = set.answerable.filter(isWanted);
  const unanswerable = set.unanswerable.filter(isWanted);
  const result: AnswerQuality = {
    answerable: answerable.length,
    first: 0,
    right: 0,
    said: 0,
    wrong: 0,
    unanswerable: unanswerable.length,
    refused: 0,
    torn: 0,
  };
  for (const question of answerable) {
    const { pages, says } = question;
    const asked = await ask(question);
    const isRight = asked.pages.some((page) => pages.includes(page));
    if (pages.includes(asked.pages[0] ?? '')) result.first++;
    if (isRight) result.right++;
    else if (asked.pages.length > 0) result.wrong++;
    if (isRight && new RegExp(says, 'i').test(asked.text.replace(/\]\(<[^>]*>\)/g, ''))) result.said++;
    if (isTorn(asked.text)) result.torn++;
  }
  for (const q of unanswerable) if ((await ask({ q })).pages.length === 0) result.refused++;
  return result;
}

function isTorn(markdown: string): boolean {
  const prose = markdown
    .replace(/^( *(?:> *)?)(`{3,}|~{3,}).*\n[\s\S]*?^\1?\s*\2\s*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
    .replace(/\]\(<[^>]*>\)/g, ']');
  return (
    /<\/?[A-Za-z][^>]*>|\{[^}]*\}|className=|^> *```[^`]*$(?![\s\S]*```)/m.test(prose) ||
    prose.split('**').length % 2 === 0
  );
}
