import { limitAnswer } from '../../base/http/limit-answer.ts';

/** Bytes of an answer of a provider. */
const limit = 1024 ** 2;

/** Asks a provider, of whose answer no more is read than one can need. @throws Error that names what did not answer */
export async function fetchLimited(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch((cause: unknown) => {
    throw new Error(`No response from ${address}`, { cause });
  });
  return limitAnswer(answer, { address, limit });
}
