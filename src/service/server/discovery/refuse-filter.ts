import { RequestRefused } from '../../../base/http/request-refused.ts';
import { UnknownFilter } from '../../retrieval/unknown-filter.ts';

/** An unknown name in a filter, as whoever asks is told of it; any other error as it is. */
export function refuseFilter(error: unknown): never {
  if (error instanceof UnknownFilter) throw new RequestRefused(400, { code: 'unknown_filter', message: error.message });
  throw error;
}
