import { connectionHeaders } from '../../base/http/connection-headers.ts';

/**
 * Header fields that concern one connection only (RFC 9110 section 7.6.1), those that `Connection` names among them;
 * lower case.
 */
export function hopHeaders(connection: string | null): Set<string> {
  const named = (connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  return new Set([
    ...connectionHeaders,
    'proxy-connection',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-authentication-info',
    'http2-settings',
    ...named,
  ]);
}
