import { escapeXml } from '../../base/text/escape-xml.ts';
import type { SharpLibrary } from './load-sharp.ts';

export interface TextStyle {
  family: string;
  /** Points, which are pixels here. */
  size: number;
  weight: number;
  color: string;
  width: number;
  align: 'left' | 'right';
}

export interface DrawnText {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A text in lines of a width, as pixels that end where its letters end. `null` for a text without any. */
export async function drawText(sharp: SharpLibrary, text: string, style: TextStyle): Promise<DrawnText | null> {
  const { family, size, weight, color, width, align } = style;
  const plain = text.replace(/[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, ' ').trim();
  if (plain === '') return null;
  // Named in the markup: in the option `font`, a family such as "Manrope ExtraLight" would be read as one and a weight.
  const markup = `<span font_family="${escapeXml(family)}" size="${size}pt" weight="${weight}" foreground="${color}">${escapeXml(plain)}</span>`;
  const picture = sharp({
    text: { text: markup, width, align, rgba: true, dpi: 72, wrap: 'word-char', spacing: Math.round(size / 8) },
  });
  // White space alone has no pixels, which is an error there.
  return picture
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}
