import { readPalette } from './palette.ts';

/**
 * A style sheet with the greys that `texts` take as channels, `rgb(var(--gray-400) / 0.2)`, as sites of `docs.json` do
 * in their style sheets and components. Empty where none does. What a site sets itself is stronger.
 */
export function grayChannels(texts: Iterable<string>): string {
  const used = new Set<number>();
  for (const text of texts) {
    if (!text.includes('--gray-')) continue;
    for (const [, shade] of text.matchAll(/var\(\s*--gray-(\d+)(?![\w-])/g)) used.add(Number(shade));
  }
  if (used.size === 0) return '';
  const palette = readPalette();
  const declarations = [...used]
    .sort((a, b) => a - b)
    .flatMap((shade) => {
      const color = palette[`gray-${shade}`];
      return color === undefined ? [] : [`--gray-${shade}:${channels(color)}`];
    });
  return declarations.length === 0 ? '' : `@layer tokens{:where(:root){${declarations.join(';')}}}`;
}

/** Of `#rrggbb`. */
function channels(color: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ');
}
