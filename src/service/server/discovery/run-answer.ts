import { AnswerFailed } from '../../assistant/answer-failed.ts';
import type { Answerer, Question, TokenUsage } from '../../assistant/answerer.ts';
import type { AnswerSource, AnswerState } from '../../store/question-store.ts';

/** What happens while an answer is written, whatever form the client gets it in. */
export type AnswerEvent =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; text: string }
  /** There is more to say than the model may write at once. */
  | { kind: 'cut' }
  | { kind: 'source'; id: string; url: string; title: string }
  | { kind: 'failed'; message: string };

export interface AnswerEnd {
  text: string;
  sources: readonly AnswerSource[];
  state: AnswerState;
  /** Of a model; `null` where none was asked, or where it does not tell. */
  tokens: TokenUsage | null;
  /** Why it failed. */
  error: unknown;
}

export interface AnswerJob {
  answerer: Answerer;
  question: Question;
  /**
   * Called once, before the last event is out, with what was written.
   * @throws when the answer could not be kept
   */
  onEnd: (end: AnswerEnd) => Promise<void>;
  onFirstText: () => void;
}

/** Writes an answer. A failure is its last event; what was written until then is kept. */
export async function* runAnswer({ answerer, question, onEnd, onFirstText }: AnswerJob): AsyncGenerator<AnswerEvent> {
  const sources: AnswerSource[] = [];
  const end: AnswerEnd = { text: '', sources, state: 'complete', tokens: null, error: undefined };
  try {
    for await (const part of answerer.answer(question)) {
      if (part.kind === 'unanswered') {
        end.state = 'unanswered';
        continue;
      }
      if (part.kind === 'usage') {
        end.tokens = part.tokens;
        continue;
      }
      if (part.kind === 'reasoning' || part.kind === 'cut') {
        yield part;
        continue;
      }
      if (part.kind === 'source') {
        sources.push({ url: part.url, title: part.title });
        yield { ...part, id: sourceId(sources.length) };
        continue;
      }
      if (end.text === '') onFirstText();
      end.text += part.text;
      yield part;
    }
    if (question.signal.aborted) end.state = 'stopped';
  } catch (error) {
    Object.assign(end, question.signal.aborted ? { state: 'stopped' } : { state: 'failed', error });
  }
  const failure = await onEnd(end).then(
    () => end.error,
    (error: unknown) => error,
  );
  if (failure !== undefined)
    yield {
      kind: 'failed',
      message: failure instanceof AnswerFailed ? failure.message : 'The answer could not be written',
    };
}

/** An answer that was written before, as it was. */
export async function* repeatAnswer({
  text,
  sources,
}: Pick<AnswerEnd, 'text' | 'sources'>): AsyncGenerator<AnswerEvent> {
  if (text !== '') yield { kind: 'text', text };
  for (const [index, source] of sources.entries()) yield { kind: 'source', id: sourceId(index + 1), ...source };
}

function sourceId(number: number): string {
  return `source-${number}`;
}
