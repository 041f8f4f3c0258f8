import type { LookupAddress } from 'node:dns';
import type { BeginCall } from './create-traffic.ts';

export interface ProxyOptions {
  /** `ServiceManifest.proxyOrigins`: where a call may go; a `*` stands for a part of one host label. */
  origins: readonly string[];
  /**
   * What the operator allows beyond the public internet: addresses (`10.1.2.3`), ranges (`10.0.0.0/8`) and host names
   * (`api.internal`). Without an entry, private, loopback, link-local and other special addresses are refused.
   */
  allowPrivate?: readonly string[];
  /** Names of cookies of the documentation's own host that go with a call; none by default. */
  forwardCookies?: readonly string[];
  /** Origins whose pages may use the proxy from another host (`https://docs.example.com`); its own host always may. */
  pageOrigins?: readonly string[];
  limits?: Partial<ProxyLimits>;
  /** Counts calls against the limits of readers and origins; nothing is counted without it. */
  begin?: BeginCall;
  /** How a name becomes addresses; the system's resolver when unset. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

export interface ProxyLimits {
  /** Bytes of a request's body. */
  requestBytes: number;
  /** Bytes of a response's body, as they are sent. */
  responseBytes: number;
  /** Milliseconds for resolving the name and connecting. */
  connectTime: number;
  /** Milliseconds until the response begins, once the body has arrived; each piece of it gives the API so long. */
  answerTime: number;
  /** Milliseconds without a byte in either direction. */
  idleTime: number;
  /** Milliseconds for a whole call. */
  wholeTime: number;
  redirects: number;
}

/** The limits where the operator sets none. */
export const defaultProxyLimits: Readonly<ProxyLimits> = {
  requestBytes: 25 * 1024 ** 2,
  responseBytes: 100 * 1024 ** 2,
  connectTime: 10_000,
  answerTime: 55_000,
  idleTime: 120_000,
  wholeTime: 900_000,
  redirects: 5,
};
