const gap = String.raw`(?:\s|/\*[\s\S]*?\*/)`;
/** Strings come first: nothing in them is what it looks like. */
const parts = new RegExp(
  [
    String.raw`("(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*')`,
    `(?:${gap}*;)?${gap}*(\\})${gap}*`,
    String.raw`${gap}*([{;,>]|:(?=\s))${gap}*`,
    `${gap}+`,
    String.raw`(?<=[\s:,(])(0)(?=\.\d)`,
  ].join('|'),
  'g',
);

/**
 * A style sheet without comments, indentation, the last semicolon of each block and zeros before a point. Nothing of
 * what stands in quotes is touched; more would need a parser.
 */
export function shortenCss(css: string): string {
  return css
    .replace(parts, (part, quoted?: string, end?: string, sign?: string, zero?: string) =>
      zero ? '' : (quoted ?? end ?? sign ?? (/^\s|\s$/.test(part) ? ' ' : '')),
    )
    .trim();
}
