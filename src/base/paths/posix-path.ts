import { sep } from 'node:path';

/** A path of this system with `/` between its parts, as sites and addresses have it. */
export function posixPath(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
