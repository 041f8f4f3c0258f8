import { isSameOrigin } from '../../../base/http/is-same-origin.ts';
import { RequestRefused } from '../../../base/http/request-refused.ts';
import { openCors } from '../http/open-cors.ts';
import type { DiscoveryContext } from '../service-options.ts';
import type { Caller } from './authorize.ts';

/**
 * Lets in pages of the site itself, which need no key: those of the host that is asked, and those of the addresses the
 * site is published at. Their readers' cookies count.
 */
export function identifyReader(
  request: Request,
  { visitor, ownsOrigin }: DiscoveryContext,
): { caller: Caller; cors: Readonly<Record<string, string>> } {
  const caller: Caller = { kind: 'reader', audience: visitor.audience };
  const origin = request.headers.get('origin');
  if (origin === null || isSameOrigin(request) || hostOf(origin) === request.headers.get('host'))
    return { caller, cors: {} };
  if (!ownsOrigin(origin))
    throw new RequestRefused(403, {
      code: 'forbidden',
      message: 'Only pages of the site can use this endpoint; other sites use the Discovery API with a key',
    });
  return {
    caller,
    cors: {
      'access-control-expose-headers': openCors['access-control-expose-headers']!,
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    },
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
