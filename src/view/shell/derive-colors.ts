import type { SiteConfig } from '../../model/config.ts';
import { ensureContrast } from './ensure-contrast.ts';
import type { Rgb } from './rgb.ts';
import { contrastRatio, formatHex, mixRgb, parseHex } from './rgb.ts';

/** One colour for each mode. */
export interface ModePair {
  light: string;
  dark: string;
}

export interface DerivedColors {
  /** Text and marks of emphasis: at least 4.5:1 on every surface, tinted ones included. */
  accent: ModePair;
  /** Ground of filled buttons. */
  button: ModePair;
  /** Text on it: at least 4.5:1. */
  onButton: ModePair;
  /** Page ground and the text colours that suit it; `null` where the theme's own stay. */
  ground: { light: GroundColors | null; dark: GroundColors | null };
}

export interface GroundColors {
  bg: string;
  text: string;
  heading: string;
  muted: string;
  faint: string;
  blue: string;
  green: string;
  amber: string;
  orange: string;
  red: string;
  violet: string;
}

/** The darkest surface of light modes and the lightest one of dark modes that any theme has. */
export const extremeSurfaces: ModePair = { light: '#ece8e0', dark: '#23262d' };

/** Share of the accent in tinted surfaces (`--dw-accent-soft`). */
const tint = 0.1;
const textRatio = 4.5;

/**
 * Turns the colours of `docs.json` into colours that can be read (WCAG 2.2, 1.4.3), whatever was chosen: `primary`
 * leads in light mode, `light` in dark mode, `dark` on buttons.
 */
export function deriveColors(config: Pick<SiteConfig, 'colors' | 'background'>): DerivedColors {
  const { colors, background } = config;
  const accent = {
    light: deriveAccent(colors.primary, { ground: background.color.light, mode: 'light' }),
    dark: deriveAccent(colors.light, { ground: background.color.dark, mode: 'dark' }),
  };
  const light = deriveButton(colors.dark, { ground: background.color.light ?? '#ffffff', accent: accent.light });
  const dark = deriveButton(colors.dark, { ground: background.color.dark ?? '#0c0d10', accent: accent.dark });
  return {
    accent,
    button: { light: light.button, dark: dark.button },
    onButton: { light: light.text, dark: dark.text },
    ground: {
      light: background.color.light === null ? null : deriveGround(background.color.light),
      dark: background.color.dark === null ? null : deriveGround(background.color.dark),
    },
  };
}

function deriveAccent(hex: string, { ground, mode }: { ground: string | null; mode: 'light' | 'dark' }): string {
  const surface = parseHex(ground ?? extremeSurfaces[mode]);
  return ensureContrast(hex, {
    surfaces: (color) => [surface, mixRgb(color, surface, tint)],
    ratio: textRatio,
    towards: furtherEnd(surface),
  });
}

interface ButtonColors {
  button: string;
  text: string;
}

/** A button that can hardly be told from the page takes the accent instead. */
function deriveButton(hex: string, { ground, accent }: { ground: string; accent: string }): ButtonColors {
  const isLost = contrastRatio(parseHex(hex), parseHex(ground)) < 1.5;
  const base = parseHex(isLost ? accent : hex);
  // Middle tones are darkened for white text, which reads as a button where black on a strong colour does not.
  if (contrastRatio(base, white) < 2.9) return { button: formatHex(base), text: readableInk(base) };
  return {
    button: ensureContrast(formatHex(base), { surfaces: () => [white], ratio: textRatio, towards: 'black' }),
    text: '#ffffff',
  };
}

const white: Rgb = [255, 255, 255];
const ink: Rgb = [12, 13, 16];

function readableInk(ground: Rgb): string {
  return contrastRatio(ink, ground) >= contrastRatio(white, ground) ? formatHex(ink) : formatHex(white);
}

function furtherEnd(surface: Rgb): 'black' | 'white' {
  return contrastRatio(surface, [0, 0, 0]) >= contrastRatio(surface, white) ? 'black' : 'white';
}

/** The base theme's text colours and hues, moved as far as a ground of the site's own choice asks for. */
function deriveGround(hex: string): GroundColors {
  const ground = parseHex(hex);
  const towards = furtherEnd(ground);
  const start = towards === 'black' ? lightGround : darkGround;
  // Sunken and hovered surfaces stand a little nearer to the text than the page does.
  const sunken = mixRgb(towards === 'black' ? [0, 0, 0] : white, ground, 0.05);
  const derive = (color: string): string =>
    ensureContrast(color, { surfaces: () => [ground, sunken], ratio: textRatio, towards });
  const colors = Object.fromEntries(Object.entries(start).map(([name, color]) => [name, derive(color)])) as Omit<
    GroundColors,
    'bg'
  >;
  return { bg: formatHex(ground), ...colors };
}

// As in themes/base/tokens.css.
const lightGround: Omit<GroundColors, 'bg'> = {
  text: '#3b3f47',
  heading: '#14161a',
  muted: '#5a5f6a',
  faint: '#666b77',
  blue: '#1d5fd1',
  green: '#0b7441',
  amber: '#8f5700',
  orange: '#b04309',
  red: '#c22f2f',
  violet: '#7341cc',
};
const darkGround: Omit<GroundColors, 'bg'> = {
  text: '#c9ccd3',
  heading: '#f3f4f6',
  muted: '#9da2ad',
  faint: '#8d929e',
  blue: '#7fb0ff',
  green: '#4fd08e',
  amber: '#f2b84b',
  orange: '#ff9d66',
  red: '#ff8a85',
  violet: '#b89aff',
};
