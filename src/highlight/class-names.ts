import type { ThemeRegistrationResolved } from 'shiki/types';
import type { TokenLook, TokenStyle } from './theme-pair.ts';

/** A theme's text colours in an order that depends on the theme alone, so that all threads name them alike. */
export function paletteOf(theme: ThemeRegistrationResolved): string[] {
  const colors = new Set([theme.fg.toLowerCase()]);
  for (const { settings } of theme.settings) {
    const color = settings?.foreground?.toLowerCase();
    if (color && /^#[0-9a-f]{3,8}$/.test(color)) colors.add(theme.colorReplacements?.[color] ?? color);
  }
  return [...colors].sort();
}

export interface ClassNamer {
  /** The class attribute's value for a look; empty for the default look. */
  classOf: (look: TokenLook) => string;
  palettes: { light: string[]; dark: string[] };
  single: boolean;
}

/** Names looks: letters for the light colour and a number for the dark one (`b3`), and a class for each font style. */
export function createClassNamer(light: ThemeRegistrationResolved, dark: ThemeRegistrationResolved, defaults: TokenLook): ClassNamer {
  const palettes = { light: paletteOf(light), dark: paletteOf(dark) };
  const single = light.name === dark.name;
  const known = new Map<TokenLook, string>();
  const name = (look: TokenLook): string => {
    const color = sameColor(look, defaults) ? '' : colorClass(palettes, look, single);
    return [color, ...fontClasses(look, single)].filter(Boolean).join(' ');
  };
  return {
    palettes,
    single,
    classOf(look) {
      let found = known.get(look);
      if (found === undefined) known.set(look, (found = name(look)));
      return found;
    },
  };
}

/** `a`, `b` … `z`, `ba`, `bb` … */
export function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26)) + last;
}

export const fontStyles = [
  { bit: 1, name: 'i', rule: 'font-style:italic' },
  { bit: 2, name: 'b', rule: 'font-weight:700' },
  { bit: 4, name: 'u', rule: 'text-decoration:underline' },
  { bit: 8, name: 's', rule: 'text-decoration:line-through' },
] as const;

function colorClass(palettes: ClassNamer['palettes'], look: TokenLook, single: boolean): string {
  const light = letters(Math.max(0, palettes.light.indexOf(look.light.color)));
  return single ? `${light}0` : `${light}${Math.max(0, palettes.dark.indexOf(look.dark.color))}`;
}

/** `ti`: italic in both modes, `tli` and `tdi`: in one of them. */
function fontClasses(look: TokenLook, single: boolean): string[] {
  return fontStyles.flatMap(({ bit, name }) => {
    const light = has(look.light, bit);
    const dark = single ? light : has(look.dark, bit);
    if (!light && !dark) return [];
    return [light && dark ? `t${name}` : light ? `tl${name}` : `td${name}`];
  });
}

function has(style: TokenStyle, bit: number): boolean {
  return (style.fontStyle & bit) !== 0;
}

function sameColor(a: TokenLook, b: TokenLook): boolean {
  return a.light.color === b.light.color && a.dark.color === b.dark.color;
}
