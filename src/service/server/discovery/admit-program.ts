import { isSameOrigin } from '../../../base/http/is-same-origin.ts';
import type { DiscoveryContext } from '../service-options.ts';
import { authorize, type Caller } from './authorize.ts';
import type { DiscoveryOptions } from './discovery-options.ts';

/**
 * Lets in any program, on any origin: with a key it is who the key says, without one it sees what its reader sees. A
 * page of another origin gets what is open to everybody, whatever cookies its browser adds.
 *
 * @throws RequestRefused for a key that is not for this site
 */
export async function admitProgram(
  request: Request,
  { context, keys }: { context: DiscoveryContext; keys: DiscoveryOptions['keys'] },
): Promise<Caller> {
  if (request.headers.has('authorization'))
    return authorize(request, { context, keys, kinds: ['search', 'assistant'] });
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null ||
    isSameOrigin(request) ||
    (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
  return { kind: 'reader', audience: isOwn ? context.visitor.audience : { kind: 'anonymous' } };
}
