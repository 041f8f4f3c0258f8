import type { HeaderRule } from './header-rules.ts';

/** The rules as Netlify and Cloudflare Pages read them, for the file `_headers`. */
export function renderHostHeaders(rules: readonly HeaderRule[], base: string): string {
  const block = (path: string, scope: HeaderRule['scope']): string[] => {
    const lines = rules.filter((rule) => rule.scope === scope).map(({ name, value }) => `  ${name}: ${value}`);
    return lines.length === 0 ? [] : [path, ...lines];
  };
  return `${[...block(`${base}/*`, 'all'), ...block(`${base}/*.md`, 'markdown')].join('\n')}\n`;
}
