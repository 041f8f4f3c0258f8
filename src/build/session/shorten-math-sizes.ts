const rule =
  /\.katex \.fontsize-ensurer\.reset-size(\d+)\.size(\d+),\.katex \.(?:katex-)?sizing\.reset-size\1\.size\2\{font-size:([\d.]+)em\}/g;

/**
 * KaTeX's style sheet with one rule for its font sizes instead of one for each pair of an outer and an inner size: they
 * are more than half of the sheet, and each is a quotient of two of eleven sizes. A sheet whose rules say anything else
 * comes back as it is.
 */
export function shortenMathSizes(css: string): string {
  const rules = [...css.matchAll(rule)].map(([, outer, inner, ratio]) => ({
    outer: outer!,
    inner: inner!,
    ratio: Number(ratio),
  }));
  const sizes = new Map(rules.filter(({ outer }) => outer === '1').map(({ inner, ratio }) => [inner, ratio]));
  const isQuotient = rules.every(
    ({ outer, inner, ratio }) => Math.abs(sizes.get(inner)! / sizes.get(outer)! - ratio) < 1e-6,
  );
  if (rules.length === 0 || !isQuotient) return css;
  const values = [...sizes].map(
    ([name, size]) => `.katex .reset-size${name}{--katex-outer:${size}}.katex .size${name}{--katex-inner:${size}}`,
  );
  const selector = '.katex :is(.fontsize-ensurer,.sizing,.katex-sizing)[class*=reset-size]';
  return `${css.replace(rule, '')}${values.join('')}${selector}{font-size:calc(1em*var(--katex-inner)/var(--katex-outer))}`;
}
