import { isIP } from 'node:net';

/**
 * Whether a request names a server that shows a site on this machine as somebody would who was told its address. A
 * page of another site whose name leads here (DNS rebinding) names that site, and could read the documentation.
 * @param allowed names that the user gives the server; `.example.com` stands for `example.com` and all below it, as in
 * Vite's `server.allowedHosts`
 */
export function isOwnHost(hostname: string, allowed: readonly string[]): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === '') return false;
  return isIP(name) !== 0 || ['.localhost', ...allowed].some((pattern) => matches(name, pattern.toLowerCase()));
}

function matches(name: string, pattern: string): boolean {
  return pattern.startsWith('.') ? name === pattern.slice(1) || name.endsWith(pattern) : name === pattern;
}

/** What a server says to whom `isOwnHost` refuses, with the way to allow it. */
export function refuseHost(hostname: string): string {
  return `This server does not answer to "${hostname}". To allow it, start the server with --allowed-hosts ${hostname || 'name'}\n`;
}
