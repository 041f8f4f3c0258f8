const statement = /^import\s+(?:[^"';]*?\s+from\s+)?["']([^"'\n]+)["'][ \t]*;?[ \t]*\n?/gm;

/**
 * The source of a React component that needs nothing but React, as pages can import it: without its style sheets.
 * `null` for one that imports anything else, and for what exports nothing in a way that pages can import.
 */
export function readComponent(source: string): string | null {
  if (!/^export\s/m.test(source)) return null;
  const imports = [...source.matchAll(statement)].map(([, specifier = '']) => specifier);
  if (!imports.every((specifier) => specifier === 'react' || /\.(?:css|scss|less)$/.test(specifier))) return null;
  // Names of CSS modules mean nothing without them.
  if (/\bstyles?[.[]/.test(source)) return null;
  return source.replace(statement, (whole, specifier: string) => (specifier === 'react' ? whole : ''));
}
