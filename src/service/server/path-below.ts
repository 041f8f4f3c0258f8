import { buildFolder } from '../../base/paths/build-folder.ts';
import type { ServiceManifest } from '../../model/service.ts';
import { decodePath } from './decode-path.ts';

/** Where an address lies, seen from the base path of a site. */
export type PathBelow = { kind: 'inside'; value: string } | { kind: 'root' } | { kind: 'elsewhere' } | { kind: 'bad' };

/**
 * The root of a host whose only site lies below it leads there; `/_docwright/…` may be asked with or without the base.
 */
export function pathBelow({ base }: Pick<ServiceManifest, 'base'>, pathname: string): PathBelow {
  if (base !== '' && pathname === '/') return { kind: 'root' };
  const below =
    base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
      ? pathname.slice(base.length) || '/'
      : pathname;
  if (base !== '' && below === pathname && !pathname.startsWith(`/${buildFolder}/`)) return { kind: 'elsewhere' };
  const value = decodePath(below);
  return value === null ? { kind: 'bad' } : { kind: 'inside', value };
}
