/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`; throws a `RangeError` for anything else. */
export function parseHex(hex: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new RangeError(`Not a hex colour: ${hex}`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Writes `#rrggbb`; channels are rounded and clamped. */
export function formatHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(channel: number): number {
  return Math.min(255, Math.max(0, Math.round(channel)));
}

/** `share` (0–1) of `top` over `base`, as CSS `color-mix(in srgb, …)` does. */
export function mixRgb(top: Rgb, base: Rgb, share: number): Rgb {
  return top.map((channel, index) => channel * share + base[index]! * (1 - share)) as unknown as Rgb;
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2, definitions of contrast ratio and relative luminance). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One sRGB channel (0–255) to linear light (0–1). */
export function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The way back: linear light (0–1) to one sRGB channel (0–255), not clamped. */
export function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}
