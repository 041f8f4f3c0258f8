import type { SiteConfig } from '../../model/config.ts';
import { ensureContrast } from './ensure-contrast.ts';
import { toOklch } from './oklch.ts';
import type { Rgb } from './rgb.ts';
import { contrastRatio, formatHex, mixRgb, parseHex } from './rgb.ts';

/** One colour for each mode. */
export interface ModePair {
  light: string;
  dark: string;
}

export interface DerivedColors {
  /** Text of emphasis: at least 4.5:1 on every surface, tinted ones included. */
  accent: ModePair;
  /** Lines and signs of emphasis, which need less to be seen: at least 3:1 on page and surface. */
  mark: ModePair;
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

/** Grounds of a theme on which text may stand, as its `tokens.css` names them. */
export type ThemeSurfaces = Readonly<Record<SurfaceName, ModePair>>;

export const surfaceNames = ['bg', 'surface', 'sunken', 'overlay', 'hover', 'code-bg'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** How many hundredths of the heading's colour each surface takes over a page ground that it follows. */
export const surfaceShares = { surface: 2, 'code-bg': 2.5, overlay: 3, sunken: 5, hover: 6, line: 13 };

/** Surfaces over which `--dw-accent-soft` and its like lie. */
const tinted: readonly SurfaceName[] = ['bg', 'surface', 'sunken', 'overlay', 'code-bg'];
/** Share of the accent in tinted surfaces. */
const tint = 0.1;
const textRatio = 4.5;
/** What browsers may round away where they mix a tinted surface. */
const rounding = 0.05;
const markRatio = 3;

/**
 * Turns the colours of `docs.json` into colours that can be read (WCAG 2.2, 1.4.3 and 1.4.11), whatever was chosen:
 * `primary` leads in light mode, `light` in dark mode, `dark` on buttons. They move no further from what was chosen
 * than the surfaces of the theme ask for; a fill stays as it is where dark or white text reads on it.
 */
export function deriveColors(
  config: Pick<SiteConfig, 'colors' | 'background'>,
  surfaces: ThemeSurfaces,
): DerivedColors {
  const { colors, background } = config;
  const derive = (mode: keyof ModePair, leading: string) => {
    const grounds = groundsOf(surfaces, mode, background.color[mode]);
    const accent = deriveAccent(leading, grounds);
    return { accent, mark: deriveMark(leading, grounds), ...deriveButton(colors.dark, { ground: grounds.bg, accent }) };
  };
  const light = derive('light', colors.primary);
  const dark = derive('dark', colors.light);
  const pair = (name: keyof typeof light): ModePair => ({ light: light[name], dark: dark[name] });
  return {
    accent: pair('accent'),
    mark: pair('mark'),
    button: pair('button'),
    onButton: pair('text'),
    ground: {
      light: background.color.light === null ? null : deriveGround(background.color.light),
      dark: background.color.dark === null ? null : deriveGround(background.color.dark),
    },
  };
}

type Grounds = Readonly<Record<SurfaceName, Rgb>>;

/** A ground of the site's own takes the place of the theme's, and its surfaces follow it. */
function groundsOf(surfaces: ThemeSurfaces, mode: keyof ModePair, own: string | null): Grounds {
  const follow = own === null ? null : followGround(deriveGround(own));
  return Object.fromEntries(
    surfaceNames.map((name) => [name, follow?.(name) ?? parseHex(surfaces[name][mode])]),
  ) as Grounds;
}

function followGround({ heading, bg }: GroundColors): (name: SurfaceName) => Rgb {
  return (name) => (name === 'bg' ? parseHex(bg) : mixRgb(parseHex(heading), parseHex(bg), surfaceShares[name] / 100));
}

function deriveAccent(hex: string, grounds: Grounds): string {
  return ensureContrast(hex, {
    surfaces: (color) => [...Object.values(grounds), ...tinted.map((name) => mixRgb(color, grounds[name], tint))],
    ratio: textRatio + rounding,
    towards: furtherEnd(grounds.bg),
  });
}

function deriveMark(hex: string, { bg, surface }: Grounds): string {
  return ensureContrast(hex, { surfaces: () => [bg, surface], ratio: markRatio, towards: furtherEnd(bg) });
}

interface ButtonColors {
  button: string;
  text: string;
}

/** A button that can hardly be told from the page takes the accent instead. */
function deriveButton(hex: string, { ground, accent }: { ground: Rgb; accent: string }): ButtonColors {
  return deriveFill(isLost(parseHex(hex), ground) ? accent : hex);
}

/**
 * A fill and the text on it. Where white text nearly reads, the fill is darkened by what no eye misses; otherwise the
 * text is dark and the fill as it was chosen.
 */
export function deriveFill(hex: string): ButtonColors {
  const base = parseHex(hex);
  if (contrastRatio(base, white) < nearlyWhite) return { button: formatHex(base), text: formatHex(ink) };
  return {
    button: ensureContrast(formatHex(base), { surfaces: () => [white], ratio: textRatio, towards: 'black' }),
    text: '#ffffff',
  };
}

/** As light or dark as the ground, and not as vivid as neon yellow, which nobody overlooks on white. */
function isLost(fill: Rgb, ground: Rgb): boolean {
  const { lightness, chroma } = toOklch(fill);
  return contrastRatio(fill, ground) < 1.25 && lightness * (chroma - toOklch(ground).chroma) < 0.12;
}

/** Below this, dark text reads better on a fill, at 5:1 and more. */
const nearlyWhite = 3.9;
const white: Rgb = [255, 255, 255];
const ink: Rgb = [12, 13, 16];

function furtherEnd(surface: Rgb): 'black' | 'white' {
  return contrastRatio(surface, [0, 0, 0]) >= contrastRatio(surface, white) ? 'black' : 'white';
}

/** The base theme's text colours and hues, moved as far as a ground of the site's own choice asks for. */
function deriveGround(hex: string): GroundColors {
  const ground = parseHex(hex);
  const towards = furtherEnd(ground);
  const start = towards === 'black' ? lightGround : darkGround;
  // Of all surfaces it stands nearest to the text.
  const hover = mixRgb(towards === 'black' ? [0, 0, 0] : white, ground, surfaceShares.hover / 100);
  const derive = (color: string): string =>
    ensureContrast(color, { surfaces: () => [ground, hover], ratio: textRatio, towards });
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
