import type { MigrationFolder } from '../../model/migration.ts';

export interface BrandColors {
  primary: string;
  /** In dark mode, where it is another one. */
  light?: string;
}

interface Options {
  /** The folder of the site. */
  root: string;
  /** Custom properties that hold the colour, the one to be preferred first. */
  properties: readonly string[];
  /** What the generator shows where nobody has chosen. */
  fallback: BrandColors;
}

type Declarations = ReadonlyMap<string, string>;

/** The colour of a brand that the style sheets of a site give to its generator's theme, for light and dark mode. */
export function readBrandColors(folder: MigrationFolder, { root, properties, fallback }: Options): BrandColors {
  const sheets = folder.files.filter((file) => /\.(?:css|scss|sass|less)$/.test(file) && file.startsWith(root));
  const modes = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const file of sheets) noteDeclarations(folder.read(file) ?? '', modes);
  const find = (declared: Declarations): string | undefined =>
    properties.map((name) => resolveColor(`var(${name})`, declared)).find((color) => color !== null) ?? undefined;
  const primary = find(modes.light);
  const dark = find(new Map([...modes.light, ...modes.dark]));
  if (primary === undefined) return dark === undefined ? fallback : { primary: dark };
  return { primary, ...(dark !== undefined && dark !== primary && { light: dark }) };
}

function noteDeclarations(css: string, modes: { light: Map<string, string>; dark: Map<string, string> }): void {
  for (const [, selector = '', body = ''] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)\{([^{}]*)(?=[{}])/g)) {
    const isDark = /dark/i.test(selector) && !/:not\(/.test(selector);
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g))
      modes[isDark ? 'dark' : 'light'].set(name, value.trim());
  }
}

/** A colour as `#rrggbb`; `null` for what only a browser would tell. */
function resolveColor(value: string, declared: Declarations, depth = 0): string | null {
  const [, name, other] = /^var\(\s*(--[\w-]+)\s*(?:,\s*(.+))?\)$/.exec(value) ?? [];
  if (name !== undefined) {
    const next = declared.get(name) ?? other;
    return next === undefined || depth > 8 ? null : resolveColor(next, declared, depth + 1);
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(value)?.[1];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toUpperCase();
  const [, kind, written = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const [a, b, c] = written.split(/[\s,/]+/).map(Number.parseFloat);
  if (kind === undefined || ![a, b, c].every(Number.isFinite)) return null;
  return kind === 'rgb' ? hexOf([a! / 255, b! / 255, c! / 255]) : hexOf(fromHsl(a!, b! / 100, c! / 100));
}

/** CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const range = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((place) => {
    const at = (place + hue / 30) % 12;
    return lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
}

function hexOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
