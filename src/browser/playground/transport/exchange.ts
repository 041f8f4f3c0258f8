import type { StreamEvent } from './event-parser.ts';
import type { FailureReason } from './failure-reason.ts';
import type { ResponseKind } from './response-kind.ts';

/** What has become of the request that was sent last. */
export type Exchange =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; reason: FailureReason }
  | ({ kind: 'answered' } & ReceivedAnswer);

export interface ReceivedAnswer {
  url: string;
  status: number;
  statusText: string;
  headers: [string, string][];
  contentType: string;
  /** Where the request was sent on to; without a status where the browser does not tell it. */
  redirects: { status: number | null; url: string }[];
  /** Milliseconds until the headers, and until the end or now. */
  waited: number;
  elapsed: number;
  /** Bytes of the body so far. */
  size: number;
  state: 'receiving' | 'complete' | 'stopped' | 'broken';
  body: AnswerBody;
}

export type AnswerBody =
  | { kind: Extract<ResponseKind, 'json' | 'text'>; text: string; bytes: Blob }
  | { kind: Extract<ResponseKind, 'events' | 'lines'>; events: StreamEvent[]; bytes: Blob }
  | { kind: Extract<ResponseKind, 'image' | 'audio' | 'video' | 'file'>; bytes: Blob };
