import { RequestRefused } from '../../base/http/request-refused.ts';

/** What a client hears that may ask again. */
export function refuseSearch(message: string): RequestRefused {
  return new RequestRefused(503, { code: 'busy', message }, { headers: { 'retry-after': '1' } });
}
