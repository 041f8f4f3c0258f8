import type { DiscoveryContext } from '../service-options.ts';
import type { Caller } from './authorize.ts';
import type { MessageRequest } from './request-schemas.ts';
import type { AnswerEvent } from './run-answer.ts';

export interface MessageInput {
  message: MessageRequest;
  caller: Caller;
  context: DiscoveryContext;
  /** What addresses of passages begin with. */
  origin: string;
  /** As the client sent it. */
  idempotencyKey: string | null;
}

/** An answer that has been promised: the question is kept, and paid for. */
export interface PromisedAnswer {
  threadId: string;
  messageId: string;
  events: AsyncIterable<AnswerEvent>;
  /** Resolves when the answer is written, whether or not anybody has read it. */
  ended: Promise<void>;
  /** The client went away. */
  cancel: () => void;
  /** Whether it is an answer that was given before. */
  isRepeated: boolean;
}
