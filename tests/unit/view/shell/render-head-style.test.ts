import { describe, expect, test } from 'vitest';
import { bringFonts } from '../../../../src/build/session/bring-fonts.ts';
import { findThemeSurfaces } from '../../../../src/build/session/find-theme-surfaces.ts';
import type { FontFace, SiteConfig } from '../../../../src/model/config.ts';
import { googleFontsHref } from '../../../../src/view/shell/google-fonts-href.ts';
import { renderHeadStyle } from '../../../../src/view/shell/render-head-style.ts';

const font = (own: Partial<FontFace>): FontFace => ({
  family: 'Own',
  weight: null,
  source: null,
  format: null,
  ...own,
});

function render(own: Partial<Pick<SiteConfig, 'background' | 'fonts'>>): string {
  const config = {
    colors: { primary: '#0b5c3a', light: '#4fd08e', dark: '#0b5c3a' },
    background: { decoration: null, color: { light: null, dark: null }, image: null },
    fonts: { body: null, heading: null },
    ...own,
  };
  return renderHeadStyle(config as unknown as SiteConfig, {
    isOwnTheme: false,
    base: '/docs',
    surfaces: findThemeSurfaces({ config: { theme: 'mint' } as SiteConfig, isUntrusted: false }, '/'),
  });
}

test('colours become roles, and triplets under the names that custom style sheets know', () => {
  expect(render({})).toMatchInlineSnapshot(
    `":root{--dw-accent:light-dark(#0b5c3a,#4fd08e);--dw-mark:light-dark(#0b5c3a,#4fd08e);--dw-button:#0b5c3a;--dw-on-button:#ffffff;--primary:11 92 58;--primary-light:79 208 142;--primary-dark:11 92 58;--background-light:255 255 255;--background-dark:12 13 16}"`,
  );
});

test('a page ground of the site’s own brings its surfaces, for its mode alone', () => {
  const css = render({ background: { decoration: null, color: { light: '#fdf6e3', dark: null }, image: null } });
  expect(css).toContain(':root:not(.dark){--dw-bg:#fdf6e3;');
  expect(css).not.toContain(':root.dark{');
});

test('a dark ground of the site’s own brings light texts, which are not for paper', () => {
  const css = render({ background: { decoration: null, color: { light: null, dark: '#101020' }, image: null } });
  expect(css).toMatch(/@media screen\{:root\.dark\{--dw-bg:#101020;[^{}]*--dw-heading:[^{}]*\}\}$/);
});

test('a background picture is found whatever its file is called', () => {
  const image = { light: '/a b#1.png', dark: 'https://x.example/d%20e.png' };
  const css = render({ background: { decoration: null, color: { light: null, dark: null }, image } });
  expect(css).toContain(
    '--dw-image-light:url("/docs/a%20b%231.png");--dw-image-dark:url("https://x.example/d%20e.png")',
  );
});

test('a file of the site is a face under the base path', () => {
  const css = render({
    fonts: { body: font({ source: 'fonts/own.woff2', format: 'woff2', weight: 450 }), heading: null },
  });
  expect(css).toContain(
    '@font-face{font-family:"Own";src:url("/docs/fonts/own.woff2") format("woff2");font-weight:450;font-display:swap}',
  );
  expect(css).toContain('--dw-font:"Own",system-ui,sans-serif;--dw-weight:450');
});

test('a variable file serves all weights; one face is written once', () => {
  const own = font({ source: 'https://cdn.example/Own-Variable.woff2', format: 'woff2' });
  const css = render({ fonts: { body: own, heading: { ...own } } });
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(css).toContain('font-weight:100 900');
});

test('a file is variable where its family says so, and whatever weight texts have', () => {
  const own = font({ family: 'Own Variable', source: '/fonts/own.woff2', format: 'woff2', weight: 450 });
  const css = render({ fonts: { body: own, heading: { ...own, weight: 650 } } });
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(css).toContain('font-weight:100 900');
  expect(css).toContain('--dw-weight:450');
  expect(css).toContain('--dw-weight-heading:650');
});

test('no name ends the style element or its string', () => {
  const css = render({ fonts: { body: font({ family: '"</style><script>' }), heading: null } });
  expect(css).not.toMatch(/<\/style|<script/);
  expect(css).toContain('"\\22 \\3c /style\\3e \\3c script\\3e "');
});

describe('families without a source', () => {
  test('are asked of Google Fonts with the weights that pages use', () => {
    const href = googleFontsHref({
      body: font({ family: 'Open Sans' }),
      heading: font({ family: 'Lora', weight: 800 }),
    });
    expect(href).toBe(
      'https://fonts.googleapis.com/css?family=Open%20Sans:400,500,600,700%7CLora:400,500,600,700,800&display=swap',
    );
  });

  test('are asked for in whole hundreds, as files come', () => {
    expect(googleFontsHref({ body: font({ family: 'Lora', weight: 450.5 }), heading: null })).toContain(
      'Lora:400,500,600,700&',
    );
    expect(googleFontsHref({ body: font({ family: 'Lora', weight: 990 }), heading: null })).toContain(',900&');
  });

  test('are not asked of anybody else when they come with the package', () => {
    const fonts = { body: font({ family: 'Inter' }), heading: font({ family: 'Lora' }) };
    const files: string[] = [];
    const brought = bringFonts(fonts, (name) => `/fonts/${files.push(name) && name}.woff2`);
    expect(brought.families).toEqual(['Inter']);
    expect(brought.preload).toEqual(['/fonts/inter-latin-wght-normal.woff2']);
    expect(brought.css).toContain("font-family: 'Inter';");
    expect(brought.css).toContain("url('/fonts/inter-cyrillic-wght-normal.woff2')");
    expect(googleFontsHref(fonts, brought.families)).not.toContain('Inter');
  });

  test('are asked of Google in a weight that the package has not', () => {
    const fonts = { body: font({ family: 'Inter' }), heading: font({ family: 'Inter', weight: 800 }) };
    const brought = bringFonts(fonts, (name) => name);
    expect(brought).toEqual({ css: '', families: [], preload: [] });
    expect(googleFontsHref(fonts, brought.families)).toContain('Inter:400,500,600,700,800&');
  });

  test('are not asked for when files are there', () => {
    expect(googleFontsHref({ body: font({ source: 'a.woff2' }), heading: null })).toBeNull();
  });
});
