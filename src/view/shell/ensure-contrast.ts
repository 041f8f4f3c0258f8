import { fromOklch, toOklch } from './oklch.ts';
import type { Rgb } from './rgb.ts';
import { contrastRatio, formatHex, parseHex } from './rgb.ts';

export interface ContrastDuty {
  /** Every surface the colour may stand on, given the colour itself: tinted surfaces depend on it. */
  surfaces: (color: Rgb) => Rgb[];
  ratio: number;
  /** Where to go when the colour is too near its surfaces. */
  towards: 'black' | 'white';
}

/**
 * The colour nearest to `hex` that keeps `duty`: hue and, as far as it can be shown, chroma stay; lightness moves no
 * further than needed. Gives black or white when nothing between is enough.
 */
export function ensureContrast(hex: string, duty: ContrastDuty): string {
  const start = parseHex(hex);
  if (keepsDuty(start, duty)) return formatHex(start);
  const color = toOklch(start);
  const end = duty.towards === 'black' ? 0 : 1;
  let failing = 0;
  let keeping = 1;
  for (let step = 0; step < 10; step++) {
    const way = (failing + keeping) / 2;
    const lightness = color.lightness + (end - color.lightness) * way;
    if (keepsDuty(quantize(fromOklch({ ...color, lightness })), duty)) keeping = way;
    else failing = way;
  }
  return formatHex(fromOklch({ ...color, lightness: color.lightness + (end - color.lightness) * keeping }));
}

function keepsDuty(color: Rgb, { surfaces, ratio }: ContrastDuty): boolean {
  return surfaces(color).every((surface) => contrastRatio(color, surface) >= ratio);
}

/** The colour as eight bits show it, so that rounding cannot break the promise. */
function quantize(rgb: Rgb): Rgb {
  return parseHex(formatHex(rgb));
}
