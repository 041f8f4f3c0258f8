import { rightToLeftLetter } from '../../base/languages/right-to-left-letter.ts';
import { type DrawnText, drawText } from './draw-text.ts';
import type { SharpLibrary } from './load-sharp.ts';
import { type ThumbnailCanvas, thumbnailSize } from './thumbnail-canvas.ts';

export interface ThumbnailText {
  /** Shown in place of a logo. */
  siteName: string;
  title: string;
  description: string;
}

export interface ThumbnailInput extends ThumbnailText {
  sharp: SharpLibrary;
  canvas: ThumbnailCanvas;
  family: string;
}

const margin = 80;
const room = thumbnailSize.width - 2 * margin;
const titleSizes = [72, 60, 48, 40];
/** Under the logo or the name, with a gap. */
const headEnd = margin + 64 + 40;
const gap = 36;

/** The preview picture of a page as PNG: title and description at its foot, under the logo or the site's name. */
export async function renderThumbnail(input: ThumbnailInput): Promise<Buffer> {
  const { sharp, canvas, siteName, title, description } = input;
  const side = isRightToLeft(title || siteName) ? 'rtl' : 'ltr';
  const style = { family: input.family, width: room, align: side === 'rtl' ? 'right' : 'left' } as const;
  const { look } = canvas;
  const draw = (text: string, size: number, weight: number, color: string): Promise<DrawnText | null> =>
    drawText(sharp, text, { ...style, size, weight, color });
  const name = canvas.hasLogo ? null : await draw(shorten(siteName, 60), 40, 600, look.title);
  const about = await draw(shorten(description, 140), 32, 400, look.text);
  const titleRoom = thumbnailSize.height - margin - headEnd - (about ? about.info.height + gap : 0);
  const heading = await drawTitle((size) => draw(shorten(title, 150), size, 700, look.title), titleRoom);
  const layers = arrange({ name, heading, about: heading && heading.info.height > titleRoom ? null : about }).map(
    ({ drawn, top }) => {
      return {
        input: drawn.data,
        raw: drawn.info,
        top,
        left: side === 'rtl' ? thumbnailSize.width - margin - drawn.info.width : margin,
      };
    },
  );
  return sharp(canvas.pixels[side], { raw: { ...thumbnailSize, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .png()
    .toBuffer();
}

async function drawTitle(
  draw: (size: number) => Promise<DrawnText | null>,
  titleRoom: number,
): Promise<DrawnText | null> {
  let drawn: DrawnText | null = null;
  for (const size of titleSizes) {
    drawn = await draw(size);
    if (drawn === null || drawn.info.height <= titleRoom) break;
  }
  return drawn;
}

interface Parts {
  name: DrawnText | null;
  heading: DrawnText | null;
  about: DrawnText | null;
}

/** The name stands at the head, title and description at the foot. A title that needs all of the room stands alone. */
function arrange({ name, heading, about }: Parts): { drawn: DrawnText; top: number }[] {
  const bottom = thumbnailSize.height - margin;
  const aboutTop = bottom - (about?.info.height ?? 0);
  const headingTop = aboutTop - (about ? gap : 0) - (heading?.info.height ?? 0);
  const parts = [
    { drawn: name, top: margin },
    { drawn: heading, top: Math.max(margin, headingTop) },
    { drawn: about, top: aboutTop },
  ];
  return parts.flatMap(({ drawn, top }) => (drawn === null ? [] : [{ drawn, top }]));
}

/** At a space, if the language has them. */
function shorten(text: string, limit: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= limit) return letters.join('');
  const cut = letters.slice(0, limit).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).replace(/[\s.,;:–—-]+$/, '')}…`;
}

function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return rightToLeftLetter.test(first);
}
