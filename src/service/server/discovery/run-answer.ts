import { AnswerFailed } from '../../assistant/answer-failed.ts';
import type { Answerer, Question } from '../../assistant/answerer.ts';
import type { AnswerState } from '../../store/thread-store.ts';

/** What happens while an answer is written, whatever form the client gets it in. */
export type AnswerEvent =
  | { kind: 'text'; text: string }
  | { kind: 'source'; id: string; url: string; title: string }
  | { kind: 'failed'; message: string };

export interface AnswerJob {
  answerer: Answerer;
  question: Question;
  /** Called once, before the last event is out, with what was written. */
  onEnd: (end: { text: string; state: AnswerState; error: unknown }) => Promise<void>;
  onFirstText: () => void;
}

/** Writes an answer. A failure is its last event; what was written until then is kept. */
export async function* runAnswer({ answerer, question, onEnd, onFirstText }: AnswerJob): AsyncGenerator<AnswerEvent> {
  let text = '';
  let state: AnswerState = 'stopped';
  let error: unknown;
  let sources = 0;
  try {
    for await (const part of answerer.answer(question)) {
      if (part.kind === 'text' && text === '') onFirstText();
      if (part.kind === 'text') text += part.text;
      yield part.kind === 'text' ? part : { ...part, id: `source-${++sources}` };
    }
    state = 'complete';
  } catch (caught) {
    if (!question.signal.aborted) state = 'failed';
    error = caught;
  } finally {
    await onEnd({ text, state, error });
  }
  if (state === 'failed')
    yield {
      kind: 'failed',
      message: error instanceof AnswerFailed ? error.message : 'The answer could not be written',
    };
}
