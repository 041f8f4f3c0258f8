import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createOriginMatcher } from './create-origin-matcher.ts';
import { createPrivatePermit } from './private-permit.ts';
import { ProxyError } from './proxy-error.ts';
import { defaultProxyLimits, type ProxyLimits, type ProxyOptions } from './proxy-options.ts';
import { resolveTarget } from './resolve-target.ts';

/** What decides where a call may go. */
export interface TargetRules {
  limits: ProxyLimits;
  /** @throws ProxyError for an origin that no description names */
  admit: (url: URL) => void;
  /**
   * The addresses that a connection for `url` may be made to.
   * @throws ProxyError when it may go nowhere
   */
  check: (url: URL) => Promise<LookupAddress[]>;
}

/** @throws Error for an entry of `allowPrivate` that cannot be read */
export function createTargetRules({
  origins,
  allowPrivate = [],
  limits: given,
  resolve = (host) => lookup(host, { all: true }),
}: ProxyOptions): TargetRules {
  const limits = { ...defaultProxyLimits, ...given };
  const isListed = createOriginMatcher(origins);
  const permit = createPrivatePermit(allowPrivate);
  const admit: TargetRules['admit'] = (url) => {
    if (!isListed(url))
      throw new ProxyError(
        'forbidden',
        `${url.protocol}//${url.host} is not an API server of this documentation, so nothing is sent there.`,
      );
  };
  const check: TargetRules['check'] = async (url) => {
    admit(url);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new ProxyError('timeout', `The address of ${url.host} could not be resolved in time.`)),
      limits.connectTime,
    );
    try {
      return await Promise.race([resolveTarget(url, { resolve, permit }), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return { limits, admit, check };
}
