import { RequestRefused } from '../../../base/http/request-refused.ts';

/**
 * What the store gives. When it fails, whatever the reason, the client hears that it may ask again.
 * @throws RequestRefused with status 503
 */
export async function fromStore<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    throw new RequestRefused(
      503,
      { code: 'unavailable', message: 'The storage of the service does not respond; try again in a moment' },
      { headers: { 'retry-after': '5' }, cause: error },
    );
  }
}
