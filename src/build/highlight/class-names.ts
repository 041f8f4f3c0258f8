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

/**
 * Names looks: a class in capitals for the light colour, one in small letters for the dark one (`B d`), one for each
 * font style. The default look needs none.
 */
export function createClassNamer(
  light: ThemeRegistrationResolved,
  dark: ThemeRegistrationResolved,
  defaults: TokenLook,
): ClassNamer {
  const palettes = { light: paletteOf(light), dark: paletteOf(dark) };
  const single = light.name === dark.name;
  const known = new Map<TokenLook, string>();
  const name = (look: TokenLook): string => {
    const classFor = (mode: 'light' | 'dark'): string =>
      letters(Math.max(0, palettes[mode].indexOf(look[mode].color)), mode);
    const hasLight = look.light.color !== defaults.light.color;
    // The light colour holds in both modes unless a dark one outweighs it.
    const hasDark = !single && (hasLight || look.dark.color !== defaults.dark.color);
    return [
      ...(hasLight ? [classFor('light')] : []),
      ...(hasDark ? [classFor('dark')] : []),
      ...fontClasses(look, single),
    ].join(' ');
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

/** `a`, `b` … `z`, `ba`, `bb` … for a dark colour, the same in capitals for a light one. */
export function letters(index: number, mode: 'light' | 'dark'): string {
  const last = String.fromCharCode((mode === 'light' ? 65 : 97) + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26), mode) + last;
}

export const fontStyles = [
  { bit: 1, name: 'i', rule: 'font-style:italic' },
  { bit: 2, name: 'b', rule: 'font-weight:700' },
  { bit: 4, name: 'u', rule: 'text-decoration:underline' },
  { bit: 8, name: 's', rule: 'text-decoration:line-through' },
] as const;

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
