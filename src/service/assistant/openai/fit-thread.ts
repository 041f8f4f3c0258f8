import type { ConversationMessage } from '../answerer.ts';
import { cutToTokens, estimateTokens } from './estimate-tokens.ts';

export interface FittedThread {
  /** The last messages, whole. */
  recent: ConversationMessage[];
  /** What was said before them, shortened; empty when nothing was left out. */
  summary: ConversationMessage[];
}

/** Share of the tokens that what is shortened may take. */
const summaryShare = 0.3;
const shortened = { user: 60, assistant: 40 };

/**
 * Fits a conversation into so many tokens: its end as it is, and before that the beginnings of what was asked and
 * answered, the newest of them first.
 */
export function fitThread(messages: readonly ConversationMessage[], tokens: number): FittedThread {
  const whole = takeNewest(messages, tokens);
  if (whole.length === messages.length) return { recent: whole, summary: [] };
  const recent = takeNewest(messages, tokens * (1 - summaryShare));
  const older = messages
    .slice(0, messages.length - recent.length)
    .map(({ role, text }) => ({ role, text: cutToTokens(text.replace(/\s+/g, ' ').trim(), shortened[role]) }));
  return { recent, summary: takeNewest(older, tokens * summaryShare) };
}

function takeNewest(messages: readonly ConversationMessage[], tokens: number): ConversationMessage[] {
  let left = tokens;
  let start = messages.length;
  while (start > 0 && (left -= estimateTokens(messages[start - 1]!.text)) >= 0) start--;
  return messages.slice(start);
}
