import { createHash } from 'node:crypto';
import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Repetition } from '../../store/question-store.ts';
import type { MessageRequest } from './request-schemas.ts';

export const idempotencyHeader = 'Idempotency-Key';
const longestKey = 255;

export interface RepetitionInput {
  /** The header's value; `null` when it was not sent. */
  header: string | null;
  message: MessageRequest;
  site: string;
  /** Id of the API key; `null` for readers of the site. */
  key: string | null;
  readers: string;
}

/**
 * The idempotency key of a message (draft-ietf-httpapi-idempotency-key-header-07), made one that no other caller has.
 * Quotes around it, which the draft asks for and most clients leave out, mean nothing.
 * @returns `null` when none was sent
 * @throws RequestRefused with status 400 for one that is empty or too long
 */
export function readRepetition({ header, message, ...caller }: RepetitionInput): Omit<Repetition, 'after'> | null {
  if (header === null) return null;
  const value = /^"(.*)"$/.exec(header.trim())?.[1] ?? header.trim();
  if (value === '' || value.length > longestKey)
    throw new RequestRefused(400, {
      code: 'invalid_idempotency_key',
      message: `${idempotencyHeader} must have 1 to ${longestKey} characters`,
    });
  return { key: hash({ ...caller, fp: message.fp, value }), fingerprint: hash(message) };
}

function hash(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
