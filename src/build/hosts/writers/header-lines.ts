import { headerPaths } from '../../../base/http/header-paths.ts';
import type { HeaderRule, HeaderScope, HostRules } from '../../../model/host.ts';

export interface HeaderGroup {
  /** With the base path; an asterisk stands for any text. */
  path: string;
  scope: HeaderScope;
  headers: HeaderRule[];
}

/** The headers of a site by the addresses that they are for, the general ones first. */
export function groupHeaders({ headers, base }: Pick<HostRules, 'headers' | 'base'>): HeaderGroup[] {
  const scopes = Object.keys(headerPaths) as HeaderScope[];
  return scopes.flatMap((scope) => {
    const own = headers.filter((rule) => rule.scope === scope);
    return own.length === 0 ? [] : headerPaths[scope].map((path) => ({ path: base + path, scope, headers: own }));
  });
}

/** The file `_headers` of Netlify and Cloudflare Pages. */
export function headerFile(rules: Pick<HostRules, 'headers' | 'base'>): string {
  return groupHeaders(rules)
    .flatMap(({ path, headers }) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join('');
}
