import { readPalette } from './palette.ts';

/** Of the greys, those that a text takes as channels, as sites of `docs.json` do: `rgb(var(--gray-400) / 0.2)`. */
export function findGrays(text: string): number[] {
  if (!text.includes('--gray-')) return [];
  return Array.from(text.matchAll(/var\(\s*--gray-(\d+)(?![\w-])/g), ([, shade]) => Number(shade));
}

/** A style sheet with the channels of greys; empty without any. What a site sets itself is stronger. */
export function grayChannels(shades: Iterable<number>): string {
  const palette = readPalette();
  const declarations = [...new Set(shades)]
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
