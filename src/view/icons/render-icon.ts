import { escapeHtml } from '../../base/text/escape-html.ts';
import type { IconLibrary, IconValue } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { IconFiles } from './icon-files.ts';
import { minifySvg } from './minify-svg.ts';
import { resolveIcon } from './resolve-icon.ts';

export interface RenderIconOptions {
  /** Library of names that do not say their own. */
  library: IconLibrary;
  files: IconFiles;
  /** A CSS length. */
  size?: string;
  /** A CSS colour. */
  color?: string;
  className?: string;
  /** Address of an image file by what the author wrote; as written when left out. */
  resolveAsset?: (src: string) => string;
}

export interface RenderedIcon {
  /** Markup to place, decorative; empty for no icon. */
  svg: string;
  problem?: Problem;
}

const dot = '<svg viewBox="0 0 24 24" fill="currentColor"><circle cx="12" cy="12" r="5"/></svg>';

/**
 * The markup of an icon: an inline SVG in the colour of the text, or an image for a file or an address. A name that no
 * library has becomes a dot, with a warning.
 */
export function renderIcon(icon: IconValue | null, options: RenderIconOptions): RenderedIcon {
  const written = icon?.name.trim() ?? '';
  if (!icon || written === '') return { svg: '' };
  if (/^<svg[\s>]/i.test(written)) return { svg: withLook(minifySvg(written), options) };
  if (isAddress(written)) return { svg: renderImage(written, options) };
  if (isSymbol(written))
    return {
      svg: `<span${attributes({ class: options.className, style: lookOf({ ...options, fontSize: options.size }) })}>${escapeHtml(written)}</span>`,
    };
  const { svg, problem } = resolveIcon({ ...icon, name: written }, options);
  return { svg: withLook(svg === null ? dot : minifySvg(svg), options), problem };
}

function isAddress(text: string): boolean {
  return /^(https?:)?\/\/|^data:image\/|^\.{0,2}\/|\.(svg|png|jpe?g|webp|gif|avif|ico)([?#].*)?$/i.test(text);
}

/** An emoji or another sign. */
function isSymbol(text: string): boolean {
  return text.length <= 16 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text);
}

/** A vector file with a colour of its own is a mask for that colour; every other file is an image. */
function renderImage(address: string, { size, color, className, resolveAsset }: RenderIconOptions): string {
  const src = resolveAsset ? resolveAsset(address) : address;
  const box = size ? `width:${size};height:${size}` : undefined;
  if (!color || !/\.svg([?#].*)?$/i.test(address))
    return `<img${attributes({ class: className, src, alt: '', style: box })}>`;
  const mask = `mask:url("${src.replace(/["\\\n]/g, encodeURIComponent)}") center/contain no-repeat`;
  return `<span${attributes({ class: joined('icon-mask', className), style: [`background:${color}`, mask, box].filter(Boolean).join(';') })}></span>`;
}

function withLook(svg: string, { size, color, className }: RenderIconOptions): string {
  const look = attributes({ class: className, width: size, height: size, style: color && `color:${color}` });
  return svg.replace(/^<svg/, `<svg${look}`);
}

function lookOf({ color, fontSize }: { color?: string; fontSize?: string }): string | undefined {
  return [color && `color:${color}`, fontSize && `font-size:${fontSize}`].filter(Boolean).join(';') || undefined;
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
