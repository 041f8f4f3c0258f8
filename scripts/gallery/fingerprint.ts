import type { Page } from 'playwright';

/** A picture in few letters: the mean colour of each field of a grid, six bits for each of red, green and blue. */
export type Fingerprint = string;

const columns = 16;
const rows = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `page` is any page: its browser reads the picture. */
export async function takeFingerprint(page: Page, png: Buffer): Promise<Fingerprint> {
  const means = await page.evaluate(meanColors, { data: png.toString('base64'), columns, rows });
  return means.map((mean) => letters[Math.round((mean / 255) * 63)]).join('');
}

/** Runs in the browser. Every pixel counts, so a letter that moves out of its field is seen. */
async function meanColors({ data, columns, rows }: { data: string; columns: number; rows: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const means: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [Math.floor((column * image.width) / columns), Math.floor((row * image.height) / rows)];
      const right = Math.floor(((column + 1) * image.width) / columns);
      const bottom = Math.floor(((row + 1) * image.height) / rows);
      const pixels = context.getImageData(left, top, right - left, bottom - top).data;
      for (const channel of [0, 1, 2]) {
        let sum = 0;
        for (let at = channel; at < pixels.length; at += 4) sum += pixels[at]!;
        means.push((sum * 4) / pixels.length);
      }
    }
  }
  return means;
}

export interface Difference {
  /** Share of the fields that changed, in percent. */
  changed: number;
  /** How far the most changed field is from what it was, in percent of black to white. */
  most: number;
  /** Where that is, from the upper left corner, in percent of width and height. */
  place: [x: number, y: number];
}

/** How far a mean may move without a change that anybody sees: other systems draw letters a little bolder. */
const tolerance = 1;

/** `null` where two pictures are the same to the eye. */
export function compareFingerprints(before: Fingerprint, after: Fingerprint): Difference | null {
  const count = columns * rows;
  const steps = Array.from({ length: count }, (_, field) =>
    Math.max(...[0, 1, 2].map((channel) => stepsBetween(before[field * 3 + channel], after[field * 3 + channel]))),
  );
  const changed = steps.filter((step) => step > tolerance).length;
  if (changed === 0) return null;
  const most = Math.max(...steps);
  const at = steps.indexOf(most);
  return {
    changed: (changed / count) * 100,
    most: (most / 63) * 100,
    place: [((at % columns) / columns) * 100, (Math.floor(at / columns) / rows) * 100],
  };
}

/** A letter that is missing is as far away as can be. */
function stepsBetween(one = '', other = ''): number {
  return one === '' || other === '' ? 63 : Math.abs(letters.indexOf(one) - letters.indexOf(other));
}
