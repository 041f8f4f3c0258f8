import { hash } from 'node:crypto';
import type { CookieOptions } from '../../base/http/cookies.ts';
import { isSameOrigin } from '../../base/http/is-same-origin.ts';
import type { AccessContext, AccessOptions, AccessSite } from './access-context.ts';
import { createProvider, type Provider } from './provider.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { ProviderMethod, SignInConfig } from './sign-in-config.ts';
import { createSigner, type Signer } from './signer.ts';

/** Sign-in of one site, made ready. */
export interface SignInSite {
  config: SignInConfig;
  signer: Signer;
  sessions: Sessions;
  /** By the method's place in the configuration. */
  providers: ReadonlyMap<string, Provider>;
}

export function createSignInSite(
  domain: string,
  config: SignInConfig,
  { now, signOuts, onFault }: AccessOptions & { now: () => number },
): SignInSite {
  const onOddGroups = (reason: string): void => onFault?.(`A reader of ${domain} is in no group: ${reason}`);
  const signer = createSigner(config.secrets, domain);
  const methods = config.methods.map((method, index) => [String(index), method] as const);
  const remote = methods.filter(
    (entry): entry is readonly [string, ProviderMethod] => entry[1].kind === 'openid' || entry[1].kind === 'oauth',
  );
  return {
    config,
    signer,
    sessions: createSessions({ signer, lifetime: config.sessionHours * 3600, now, signOuts }),
    providers: new Map(remote.map(([id, method]) => [id, createProvider(method, now, onOddGroups)])),
  };
}

/** Where readers see the site. Behind a proxy that ends TLS the request itself says http. */
export function originOf(request: Request, { config, site }: { config: SignInConfig; site: AccessSite }): string {
  if (config.origin) return new URL(config.origin).origin;
  const { host, origin, protocol } = new URL(request.url);
  const { origin: published } = site.manifest;
  if (protocol === 'https:' || published === null || URL.parse(published)?.host !== host) return origin;
  return published;
}

/**
 * The host that a token must be for. A client may send any name; it counts where the service answers to no others, or
 * where nothing says what the site is called.
 */
export function hostOf(request: Request, { config, site }: { config: SignInConfig; site: AccessSite }): string {
  const known = config.origin ?? (site.hosts.length > 0 ? null : site.manifest.origin);
  return new URL(known !== null && URL.canParse(known) ? known : request.url).host;
}

/** Where a cookie of the site belongs. */
export function cookiePlace(
  request: Request,
  { config, site }: { config: SignInConfig; site: AccessSite },
): Omit<CookieOptions, 'maxAge'> {
  const isSecure = [originOf(request, { config, site }), request.url].some((address) => address.startsWith('https:'));
  return { path: site.manifest.base || '/', secure: isSecure };
}

/** Whether a form was sent from a page of the site itself. */
export function isOwnForm(request: Request, origin: string): boolean {
  if (request.headers.has('sec-fetch-site')) return isSameOrigin(request);
  const sent = request.headers.get('origin');
  return sent !== null && (sent === origin || sent === new URL(request.url).origin);
}

/** A name for a cookie that belongs to one of several things under way. */
export function shortName(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 8);
}

/** Address of one of the service's own pages; `path` counts from the base of the site. */
export function ownAddress({ site }: Pick<AccessContext, 'site'>, path: string): string {
  return site.manifest.base + path;
}
