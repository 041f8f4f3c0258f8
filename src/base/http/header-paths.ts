import type { HeaderRule, HeaderScope } from '../../model/host.ts';

/** What a scope covers, below the base path. An asterisk stands for any text. */
export const headerPaths: Readonly<Record<HeaderScope, readonly string[]>> = {
  all: ['/*'],
  markdown: ['/*.md'],
  text: ['/*.txt'],
  catalog: ['/.well-known/api-catalog'],
  hashed: ['js', 'css', 'svg', 'woff2'].map((ending) => `/_docwright/*.${ending}`),
};

/** The headers of an address, by its path below the base path; names in lower case. */
export function headersOfPath(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const own = rules.filter(({ scope }) => headerPaths[scope].some((pattern) => isCovered(path, pattern)));
  return Object.fromEntries(own.map(({ name, value }) => [name.toLowerCase(), value]));
}

function isCovered(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}
