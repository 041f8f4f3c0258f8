import { buildPageHeaders } from '../../base/http/page-headers.ts';
import type { ServiceManifest } from '../../model/service.ts';

/** The headers of a site's pages, names in lower case; the same object for every request of a build. */
export type PageHeaderReader = (
  site: { manifest: ServiceManifest },
  transport: { isSecure: boolean },
) => Readonly<Record<string, string>>;

export interface PageHeaderSettings {
  /** Headers that the operator sets, in place of ours; an empty text takes one away. */
  headers: Readonly<Record<string, string>>;
  /** Where scripts may come from besides, as sources of a `Content-Security-Policy`. */
  scriptSources: readonly string[];
}

/** Makes what gives the headers of pages, once for each build. */
export function createPageHeaderReader({ headers, scriptSources }: PageHeaderSettings): PageHeaderReader {
  const known = new WeakMap<ServiceManifest, Readonly<Record<string, string>>[]>();
  const build = (manifest: ServiceManifest, isSecure: boolean): Readonly<Record<string, string>> => {
    const { scripts } = manifest;
    const allowed = { ...scripts, origins: [...scripts.origins, ...scriptSources] };
    const all = { ...lowered(buildPageHeaders(allowed, { isSecure })), ...lowered(headers) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  };
  return ({ manifest }, { isSecure }) => {
    if (!known.has(manifest)) known.set(manifest, [build(manifest, false), build(manifest, true)]);
    return known.get(manifest)![isSecure ? 1 : 0]!;
  };
}

function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
