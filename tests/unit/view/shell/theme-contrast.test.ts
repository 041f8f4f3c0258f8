import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paletteOf } from '../../../../src/build/highlight/class-names.ts';
import { loadTheme } from '../../../../src/build/highlight/load-theme.ts';
import { DARK_CODE, LIGHT_CODE } from '../../../../src/read/config/topics/styling.ts';
import { builtInThemes } from '../../../../src/read/config/topics/theme.ts';
import { contrastRatio, mixRgb, parseHex } from '../../../../src/view/shell/rgb.ts';

const themes = resolve(import.meta.dirname, '../../../../themes');
const modes = ['light', 'dark'] as const;
type Tokens = Record<string, { light: string; dark: string }>;

/** Every `--dw-*: light-dark(#…, #…)` of a style sheet. */
function readTokens(file: string): Tokens {
  const pairs = readFileSync(file, 'utf8').matchAll(/--dw-([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  return Object.fromEntries([...pairs].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]));
}

const base = readTokens(join(themes, 'base/tokens.css'));
const names = globSync('*/tokens.css', { cwd: themes }).map((file) => basename(dirname(file)));
const surfaces = ['bg', 'surface', 'sunken', 'overlay', 'hover', 'code-bg'];
const texts = ['text', 'heading', 'muted', 'faint'];
const hues = ['blue', 'green', 'amber', 'orange', 'red', 'violet'];

test('every theme that can be chosen has a folder, and every folder can be chosen', () => {
  expect(names.filter((name) => name !== 'base').sort()).toEqual(builtInThemes.toSorted());
});

describe.each(names)('%s', (name) => {
  const tokens = { ...base, ...readTokens(join(themes, name, 'tokens.css')) };
  const ratio = (one: string, other: string, mode: 'light' | 'dark') =>
    contrastRatio(parseHex(tokens[one]![mode]), parseHex(tokens[other]![mode]));

  test.each(modes)('text reads on every surface in %s mode', (mode) => {
    const grounds = 'ground' in tokens ? [...surfaces, 'ground'] : surfaces;
    const weak = texts.flatMap((text) =>
      grounds.filter((surface) => ratio(text, surface, mode) < 4.5).map((surface) => `${text} on ${surface}`),
    );
    expect(weak).toEqual([]);
  });

  test.each(modes)('hues read on page, surface and sunken ground in %s mode', (mode) => {
    const weak = hues.flatMap((hue) =>
      ['bg', 'surface', 'sunken']
        .filter((surface) => ratio(hue, surface, mode) < 4.5)
        .map((surface) => `${hue} on ${surface}`),
    );
    expect(weak).toEqual([]);
  });

  // Pills, badges and labels: a hue, a sixth of the heading's colour in it, on 14 % of itself.
  test.each(modes)('hues read on their own tint over every surface in %s mode', (mode) => {
    const color = (name: string) => parseHex(tokens[name]![mode]);
    const contrast = (hue: string, surface: string) =>
      contrastRatio(mixRgb(color(hue), color('heading'), 0.84), mixRgb(color(hue), color(surface), 0.14));
    const weak = hues.flatMap((hue) =>
      surfaces.filter((surface) => contrast(hue, surface) < 4.5).map((surface) => `${hue} on ${surface}`),
    );
    expect(weak).toEqual([]);
  });

  test.each(modes)('code that nobody chose colours for reads in %s mode, in marked lines too', (mode) => {
    const ground = parseHex(tokens['code-bg']![mode]);
    // The strongest accent there can be
    const marked = mixRgb(mode === 'light' ? [0, 0, 0] : [255, 255, 255], ground, 0.08);
    const palette = paletteOf(loadTheme(mode === 'light' ? LIGHT_CODE : DARK_CODE)!);
    expect(
      palette.filter((hex) => [ground, marked].some((surface) => contrastRatio(parseHex(hex), surface) < 4.5)),
    ).toEqual([]);
  });

  test.each(modes)('strong lines can be seen in %s mode', (mode) => {
    expect(ratio('line-strong', 'bg', mode)).toBeGreaterThanOrEqual(3);
  });
});
