import { RequestRefused } from './request-refused.ts';

/** What a client hears that may ask again, after so many seconds. A cause is for the log alone. */
export function refuseBusy(
  message: string,
  { seconds = 1, cause }: { seconds?: number; cause?: unknown } = {},
): RequestRefused {
  return new RequestRefused(503, { code: 'busy', message }, { headers: { 'retry-after': String(seconds) }, cause });
}
