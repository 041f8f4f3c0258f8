import type { Rgb } from './rgb.ts';
import { fromLinear, toLinear } from './rgb.ts';

/** Lightness (0–1), chroma (0–0.4) and hue (radians) of CSS Color 4 section 9.4. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

/** The nearest displayable colour of the same lightness and hue: chroma is given up before either of them. */
export function fromOklch(color: Oklch): Rgb {
  let low = 0;
  let high = color.chroma;
  if (isDisplayable(convert(color))) return convert(color);
  for (let step = 0; step < 12; step++) {
    const chroma = (low + high) / 2;
    if (isDisplayable(convert({ ...color, chroma }))) low = chroma;
    else high = chroma;
  }
  return convert({ ...color, chroma: low }).map((channel) => Math.min(255, Math.max(0, channel))) as unknown as Rgb;
}

function isDisplayable(rgb: Rgb): boolean {
  return rgb.every((channel) => channel > -0.5 && channel < 255.5);
}

function convert({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
