import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findThemeSurfaces } from '../../../../src/build/session/find-theme-surfaces.ts';
import type { SiteConfig } from '../../../../src/model/config.ts';
import { builtInThemes } from '../../../../src/read/config/topics/theme.ts';
import {
  deriveColors,
  surfaceNames,
  surfaceShares,
  type ThemeSurfaces,
} from '../../../../src/view/shell/derive-colors.ts';
import { toOklch } from '../../../../src/view/shell/oklch.ts';
import { contrastRatio, formatHex, mixRgb, parseHex } from '../../../../src/view/shell/rgb.ts';

const awkward = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#16a34a',
  '#0d9373',
  '#7f7f7f',
  '#ff00ff',
  '#00ffff',
  '#1e1e1e',
  '#f5f',
  '#fbbf24',
  '#0000ff',
];

const surfacesOf = (theme: string): ThemeSurfaces =>
  findThemeSurfaces({ config: { theme } as SiteConfig, isUntrusted: false }, '/');
const mint = surfacesOf('mint');

interface DeriveOptions {
  ground?: { light: string | null; dark: string | null };
  surfaces?: ThemeSurfaces;
}

function derive(primary: string, { ground = { light: null, dark: null }, surfaces = mint }: DeriveOptions = {}) {
  return deriveColors(
    {
      colors: { primary, light: primary, dark: primary },
      background: { decoration: null, color: ground, image: null },
    },
    surfaces,
  );
}

const ratio = (one: string, other: string) => contrastRatio(parseHex(one), parseHex(other));

/** The surfaces on which a colour cannot be read, tinted ones included. */
function weakOn(hex: string, surfaces: ThemeSurfaces, mode: 'light' | 'dark'): string[] {
  const color = parseHex(hex);
  return surfaceNames.filter((name) => {
    const surface = parseHex(surfaces[name][mode]);
    const isTinted = name !== 'hover';
    return contrastRatio(color, surface) < 4.5 || (isTinted && contrastRatio(color, mixRgb(color, surface, 0.1)) < 4.5);
  });
}

describe.each(awkward)('colors.primary %s', (primary) => {
  const { accent, button, onButton } = derive(primary);

  test.each(['light', 'dark'] as const)('gives an accent that can be read in %s mode', (mode) => {
    expect(weakOn(accent[mode], mint, mode)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('gives a button that can be read and found in %s mode', (mode) => {
    expect(ratio(button[mode], onButton[mode])).toBeGreaterThanOrEqual(4.5);
    const isVivid = toOklch(parseHex(button[mode])).chroma > 0.12;
    expect(ratio(button[mode], mode === 'light' ? '#ffffff' : '#0c0d10')).toBeGreaterThanOrEqual(isVivid ? 1 : 1.25);
  });
});

describe.each(builtInThemes)('the theme %s', (theme) => {
  test('keeps the promises for every colour of a grid of 512, in text, in signs and on buttons', () => {
    const surfaces = surfacesOf(theme);
    const steps = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
    const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
    const broken = grid.filter((primary) => {
      const { accent, mark, button, onButton } = derive(primary, { surfaces });
      return (['light', 'dark'] as const).some(
        (mode) =>
          weakOn(accent[mode], surfaces, mode).length > 0 ||
          ratio(mark[mode], surfaces.bg[mode]) < 3 ||
          ratio(mark[mode], surfaces.surface[mode]) < 3 ||
          ratio(button[mode], onButton[mode]) < 4.5,
      );
    });
    expect(broken).toEqual([]);
  });
});

test.each(['#f58320', '#ffd400', '#ffff00', '#00b8d4', '#16a34a'])(
  '%s stays as it was chosen on buttons, under dark text',
  (brand) => {
    const { button, onButton } = derive(brand);
    expect(button).toEqual({ light: brand, dark: brand });
    expect(onButton).toEqual({ light: '#0c0d10', dark: '#0c0d10' });
  },
);

test('a colour moves no further than its theme asks for', () => {
  expect(derive('#f58320').accent.light).toMatchInlineSnapshot(`"#a15000"`);
  expect(derive('#f58320').mark.light).toMatchInlineSnapshot(`"#e77600"`);
  expect(derive('#f58320', { surfaces: surfacesOf('almond') }).accent.light).toMatchInlineSnapshot(`"#9f4f00"`);
});

test('a colour that already reads well stays as it was chosen', () => {
  const { accent, button } = derive('#0b5c3a');
  expect(accent.light).toBe('#0b5c3a');
  expect(button.light).toBe('#0b5c3a');
});

test('hue survives the change of lightness', () => {
  const { accent } = derive('#16a34a');
  expect(accent.light).toMatchInlineSnapshot(`"#007631"`);
  expect(accent.dark).toMatchInlineSnapshot(`"#16a34a"`);
});

test.each(['#fdf6e3', '#808080', '#101820', '#ffffff', '#ff0000'])(
  'text keeps its contrast on the site’s own ground %s',
  (ground) => {
    const colors = derive('#16a34a', { ground: { light: ground, dark: ground } });
    for (const mode of ['light', 'dark'] as const) {
      const { bg, ...texts } = colors.ground[mode]!;
      for (const text of Object.values(texts)) expect(ratio(text, bg)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(colors.accent[mode], bg)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(['#fdf6e3', '#101014', '#fdfaf3', '#1b1b3a', '#ffffff'])(
  'an accent reads on what follows from the site’s own ground %s',
  (ground) => {
    for (const primary of awkward) {
      const colors = derive(primary, { ground: { light: ground, dark: ground } });
      const { bg, heading } = colors.ground.dark!;
      const follow = (share: number): string => formatHex(mixRgb(parseHex(heading), parseHex(bg), share / 100));
      const surfaces = Object.fromEntries(
        surfaceNames.map((name) => {
          const hex = name === 'bg' ? bg : follow(surfaceShares[name]);
          return [name, { light: hex, dark: hex }];
        }),
      ) as ThemeSurfaces;
      expect(weakOn(colors.accent.dark, surfaces, 'dark')).toEqual([]);
    }
  },
);

test('a ground of the site’s own starts from the base theme’s colours', () => {
  const sheet = readFileSync(resolve(import.meta.dirname, '../../../../themes/base/tokens.css'), 'utf8');
  const base = Object.fromEntries(
    [...sheet.matchAll(/--dw-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
      name!,
      { light: light!, dark: dark! },
    ]),
  );
  const { ground } = derive('#16a34a', { ground: { light: '#ffffff', dark: '#000000' } });
  for (const mode of ['light', 'dark'] as const) {
    const { bg, ...colors } = ground[mode]!;
    expect(colors).toEqual(Object.fromEntries(Object.keys(colors).map((name) => [name, base[name]![mode]])));
  }
});

test('a colour that is not hexadecimal is refused', () => {
  expect(() => derive('green')).toThrowErrorMatchingInlineSnapshot(`[RangeError: Not a hex colour: green]`);
});
