import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deriveColors, extremeSurfaces } from '../../../../src/view/shell/derive-colors.ts';
import { contrastRatio, mixRgb, parseHex } from '../../../../src/view/shell/rgb.ts';

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

function derive(primary: string, ground: { light: string | null; dark: string | null } = { light: null, dark: null }) {
  return deriveColors({
    colors: { primary, light: primary, dark: primary },
    background: { decoration: null, color: ground, image: null },
  });
}

const ratio = (one: string, other: string) => contrastRatio(parseHex(one), parseHex(other));

describe.each(awkward)('colors.primary %s', (primary) => {
  const { accent, button, onButton } = derive(primary);

  test.each(['light', 'dark'] as const)('gives an accent that can be read in %s mode', (mode) => {
    const surface = parseHex(extremeSurfaces[mode]);
    const color = parseHex(accent[mode]);
    expect(contrastRatio(color, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(color, mixRgb(color, surface, 0.1))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['light', 'dark'] as const)('gives a button that can be read and found in %s mode', (mode) => {
    expect(ratio(button[mode], onButton[mode])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(button[mode], mode === 'light' ? '#ffffff' : '#0c0d10')).toBeGreaterThanOrEqual(1.5);
  });
});

test('every colour of a grid of 512 keeps the promises, on the page, on tints and on buttons', () => {
  const steps = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
  const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const broken = grid.filter((primary) => {
    const { accent, button, onButton } = derive(primary);
    return (['light', 'dark'] as const).some((mode) => {
      const surface = parseHex(extremeSurfaces[mode]);
      const color = parseHex(accent[mode]);
      return (
        contrastRatio(color, surface) < 4.5 ||
        contrastRatio(color, mixRgb(color, surface, 0.1)) < 4.5 ||
        ratio(button[mode], onButton[mode]) < 4.5
      );
    });
  });
  expect(broken).toEqual([]);
});

test('a colour that already reads well stays as it was chosen', () => {
  const { accent, button } = derive('#0b5c3a');
  expect(accent.light).toBe('#0b5c3a');
  expect(button.light).toBe('#0b5c3a');
});

test('hue survives the change of lightness', () => {
  const { accent } = derive('#16a34a');
  expect(accent.light).toMatchInlineSnapshot(`"#006f2e"`);
  expect(accent.dark).toMatchInlineSnapshot(`"#29ae54"`);
});

test.each(['#fdf6e3', '#808080', '#101820', '#ffffff', '#ff0000'])(
  'text keeps its contrast on the site’s own ground %s',
  (ground) => {
    const colors = derive('#16a34a', { light: ground, dark: ground });
    for (const mode of ['light', 'dark'] as const) {
      const { bg, ...texts } = colors.ground[mode]!;
      for (const text of Object.values(texts)) expect(ratio(text, bg)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(colors.accent[mode], bg)).toBeGreaterThanOrEqual(4.5);
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
  const { ground } = derive('#16a34a', { light: '#ffffff', dark: '#000000' });
  for (const mode of ['light', 'dark'] as const) {
    const { bg, ...colors } = ground[mode]!;
    expect(colors).toEqual(Object.fromEntries(Object.keys(colors).map((name) => [name, base[name]![mode]])));
  }
});

test('a colour that is not hexadecimal is refused', () => {
  expect(() => derive('green')).toThrowErrorMatchingInlineSnapshot(`[RangeError: Not a hex colour: green]`);
});
