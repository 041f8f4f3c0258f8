import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Audience } from '../../../model/service.ts';
import type { ApiKey, KeyKind } from '../../store/key-store.ts';
import type { DiscoveryContext } from '../service-options.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { fromStore } from './from-store.ts';

/** Who calls an endpoint: the holder of a key, or a reader on the site itself. */
export type Caller = { kind: 'key'; key: ApiKey } | { kind: 'reader'; audience: Audience };

const kindNames: Record<KeyKind, string> = {
  assistant: 'assistant keys (svc_dsc_…)',
  search: 'search keys (svc_sec_…)',
};

/**
 * The key of a request, when it may call the endpoint.
 * @throws RequestRefused with status 401 for no or an unknown key, 403 for one that is for something else
 */
export async function authorize(
  request: Request,
  { context, keys, kinds }: { context: DiscoveryContext; keys: DiscoveryOptions['keys']; kinds: readonly KeyKind[] },
): Promise<Caller> {
  const secret = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1];
  if (!secret) throw unauthorized('Send a key: Authorization: Bearer svc_…');
  const key = await fromStore(keys.find(secret));
  if (!key) throw unauthorized('There is no such key');
  if (key.revoked !== null) throw unauthorized('The key was revoked');
  if (key.site !== context.site.domain) throw forbidden('The key is for another site');
  if (!kinds.includes(key.kind))
    throw forbidden(`This endpoint accepts ${kinds.map((kind) => kindNames[kind]).join(' and ')}`);
  const origin = request.headers.get('origin');
  if (origin !== null && key.origins.length > 0 && !key.origins.some((allowed) => matchesOrigin(allowed, origin)))
    throw forbidden('The key is not valid for pages of this origin');
  return { kind: 'key', key };
}

/** `https://*.example.com` stands for every host below. */
function matchesOrigin(allowed: string, origin: string): boolean {
  if (allowed === origin) return true;
  const [scheme, rest] = allowed.split('://*.');
  return rest !== undefined && origin.startsWith(`${scheme}://`) && origin.endsWith(`.${rest}`);
}

function unauthorized(message: string): RequestRefused {
  return new RequestRefused(401, { code: 'unauthorized', message }, { headers: { 'www-authenticate': 'Bearer' } });
}

function forbidden(message: string): RequestRefused {
  return new RequestRefused(403, { code: 'forbidden', message });
}
