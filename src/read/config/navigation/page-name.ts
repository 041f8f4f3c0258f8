import { httpMethods } from '../../../base/http/http-methods.ts';
import { hasScheme } from '../../../base/paths/has-scheme.ts';

const ENDPOINT = new RegExp(`^(?:\\S+\\s+)?(?:(?:${httpMethods.join('|')}|connect)\\s+/|(?:webhook|wss)\\s+\\S)`, 'i');

/** Whether an entry of `pages` names an endpoint of an API description: `GET /users`, `openapi.json GET /users`. */
function isEndpointReference(entry: string): boolean {
  return ENDPOINT.test(entry.trim());
}

/**
 * The normal form of an entry of `pages`. A page path gets forward slashes and loses a leading `/` or `./`, the ending
 * `.mdx` or `.md`, and a trailing slash; what follows a `#` stays. `/` is the page `index`. Endpoint references and
 * URLs stay as they are.
 */
export function normalizePageName(entry: string): string {
  const name = entry.trim();
  if (isEndpointReference(name)) return name.replace(/\s+/g, ' ');
  if (hasScheme(name)) return name;
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(name) ?? [];
  const segments: string[] = [];
  for (const segment of path.replaceAll('\\', '/').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else segments.push(segment);
  }
  return (segments.join('/').replace(/\.mdx?$/i, '') || 'index') + hash;
}
