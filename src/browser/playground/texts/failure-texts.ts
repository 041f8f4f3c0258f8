import type { FailureReason } from '../transport/failure-reason.ts';

interface FailureText {
  title: string;
  text: string;
  /** What can be done about it. */
  advice?: string;
}

/** Why there is no response, in one language. Every kind of failure has its words. */
export interface FailureTexts {
  failures: Record<Exclude<FailureReason['kind'], 'invalid' | 'proxy'>, FailureText> &
    Record<'invalid' | 'proxy', Omit<FailureText, 'text'>>;
  /** Of `invalid`: what no browser sends. */
  unsendable: Record<Extract<FailureReason, { kind: 'invalid' }>['problem'], string>;
  /** Of `proxy`: what the service gives as its reason in `X-Docwright-Proxy-Error`. */
  refusals: Record<
    | 'bad-target'
    | 'forbidden'
    | 'private-address'
    | 'not-found'
    | 'unreachable'
    | 'timeout'
    | 'too-large'
    | 'bad-redirect'
    | 'bad-answer'
    | 'loop',
    string
  >;
}
