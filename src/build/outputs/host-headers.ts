import { type HeaderRule, headerPaths } from './header-rules.ts';

/** The rules as Netlify and Cloudflare Pages read them, for the file `_headers`. */
export function renderHostHeaders(rules: readonly HeaderRule[], base: string): string {
  const blocks = Object.entries(headerPaths).flatMap(([scope, paths]) => {
    const lines = rules.filter((rule) => rule.scope === scope).map(({ name, value }) => `  ${name}: ${value}`);
    return lines.length === 0 ? [] : paths.flatMap((path) => [base + path, ...lines]);
  });
  return `${blocks.join('\n')}\n`;
}
