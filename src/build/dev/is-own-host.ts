import { isIP } from 'node:net';

/**
 * Whether a request names this server as somebody would who was told its address. A page of another site whose name
 * leads here (DNS rebinding) names that site, and could read the documentation.
 */
export function isOwnHost(hostname: string, listening: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === listening.toLowerCase();
}
