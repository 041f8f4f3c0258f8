import { fileAddress, withBase } from '../../base/paths/routes.ts';
import type { FontFace, SiteConfig } from '../../model/config.ts';
import type { DerivedColors, GroundColors, ModePair, ThemeSurfaces } from './derive-colors.ts';
import { deriveColors, surfaceShares } from './derive-colors.ts';
import { parseHex } from './rgb.ts';

export interface HeadStyleContext {
  /** Path the site is served under. */
  base: string;
  /** Of the site's theme. */
  surfaces: ThemeSurfaces;
  /** Whether the theme is the site's own: what it does not name follows from its ground, its ink and one radius. */
  isOwnTheme: boolean;
}

/**
 * The site's own colours, fonts and background picture as custom properties and `@font-face` rules, for a `style`
 * element.
 */
export function renderHeadStyle(config: SiteConfig, { base, surfaces, isOwnTheme }: HeadStyleContext): string {
  const colors = deriveColors(config, surfaces);
  const declarations = [
    ...colorDeclarations(colors),
    ...legacyDeclarations(config),
    ...fontDeclarations(config.fonts),
    ...imageDeclarations(config.background.image, base),
  ];
  const faces = [config.fonts.body, config.fonts.heading].filter(
    (font): font is LocalFont => font !== null && font.source !== null,
  );
  const dark = groundRule(':root.dark', colors.ground.dark);
  // Paper is white, whatever the mode.
  const grounds = groundRule(':root:not(.dark)', colors.ground.light) + (dark && `@media screen{${dark}}`);
  const followed = isOwnTheme ? `@layer base{:root{${followingDeclarations().join(';')}}}` : '';
  return `${uniqueFaces(faces, base).join('')}${followed}:root{${declarations.join(';')}}${grounds}`;
}

function colorDeclarations({ accent, mark, button, onButton }: DerivedColors): string[] {
  return [
    `--dw-accent:${lightDark(accent)}`,
    `--dw-mark:${lightDark(mark)}`,
    `--dw-button:${lightDark(button)}`,
    `--dw-on-button:${lightDark(onButton)}`,
  ];
}

function lightDark({ light, dark }: ModePair): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/**
 * The rule for one mode with a page ground of the site's own: the surfaces follow it, the other mode keeps the theme's.
 */
function groundRule(selector: string, ground: GroundColors | null): string {
  if (ground === null) return '';
  // A theme may let its article lie on a ground of its own: that is what the site chose the colour of.
  const texts = Object.entries({ ...ground, ground: ground.bg }).map(([name, color]) => `--dw-${name}:${color}`);
  const surfaces = Object.entries(surfaceShares).map(
    ([name, share]) => `--dw-${name}:color-mix(in srgb,${ground.heading} ${share}%,${ground.bg})`,
  );
  return `${selector}{${[...texts, ...surfaces].join(';')}}`;
}

/** The layer of these lies under that of themes, over that of the tokens which all themes begin with. */
function followingDeclarations(): string[] {
  const shares = Object.entries({ ...surfaceShares, ...textShares });
  const corners = Object.entries(radiusShares);
  return [
    ...shares.map(([name, share]) => `--dw-${name}:color-mix(in srgb,var(--dw-heading) ${share}%,var(--dw-bg))`),
    ...corners.map(([name, share]) => `--dw-${name}:calc(var(--dw-radius)*${share})`),
  ];
}

/** How much of the heading's colour texts and strong lines take over the page ground. */
const textShares = { text: 84, muted: 70, faint: 66, 'line-strong': 52 };

const radiusShares = { 'radius-s': 0.6, 'radius-l': 1.6 };

/** Channel triplets under the names that custom style sheets of `docs.json` sites use, as in `rgb(var(--primary))`. */
function legacyDeclarations({ colors, background }: SiteConfig): string[] {
  const triplet = (hex: string): string => parseHex(hex).join(' ');
  return [
    `--primary:${triplet(colors.primary)}`,
    `--primary-light:${triplet(colors.light)}`,
    `--primary-dark:${triplet(colors.dark)}`,
    `--background-light:${triplet(background.color.light ?? '#ffffff')}`,
    `--background-dark:${triplet(background.color.dark ?? '#0c0d10')}`,
  ];
}

function fontDeclarations({ body, heading }: SiteConfig['fonts']): string[] {
  const declarations: string[] = [];
  if (body !== null) declarations.push(`--dw-font:${cssString(body.family)},system-ui,sans-serif`);
  if (body?.weight) declarations.push(`--dw-weight:${body.weight}`);
  if (heading !== null) declarations.push(`--dw-font-heading:${cssString(heading.family)},var(--dw-font)`);
  if (heading?.weight) declarations.push(`--dw-weight-heading:${heading.weight}`);
  return declarations;
}

type LocalFont = FontFace & { source: string };

function uniqueFaces(fonts: LocalFont[], base: string): string[] {
  return [...new Set(fonts.map((font) => renderFace(font, base)))];
}

function renderFace({ family, weight, source, format }: LocalFont, base: string): string {
  // Bold text in a variable font that is declared with one weight is smeared by the browser.
  const isVariable = /variable|\bvf\b|wght/i.test(`${family} ${source}`);
  const descriptor = isVariable ? '100 900' : String(weight ?? 'normal');
  return `@font-face{font-family:${cssString(family)};src:${cssUrl(fontAddress(source, base))}${format ? ` format("${format}")` : ''};font-weight:${descriptor};font-display:swap}`;
}

function imageDeclarations(image: ModePair | null, base: string): string[] {
  return image === null
    ? []
    : [
        `--dw-image-light:${cssUrl(fileAddress(base, image.light))}`,
        `--dw-image-dark:${cssUrl(fileAddress(base, image.dark))}`,
      ];
}

/** A file of the site by its path, which may be encoded, or of another site by its address. */
function fontAddress(source: string, base: string): string {
  return /^https?:/i.test(source) ? source : withBase(base, `/${source.replace(/^\.?\//, '')}`);
}

function cssUrl(address: string): string {
  return `url(${cssString(address)})`;
}

/** A CSS string that can end neither itself nor the `style` element around it. */
function cssString(text: string): string {
  return `"${text.replace(/[\\"<>\n\r\f]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;
}
