import { drawText } from './draw-text.ts';
import type { SharpLibrary } from './load-sharp.ts';

const style = { size: 48, weight: 400, color: '#000000', width: 400, align: 'left' } as const;
/** Letters that nobody will ever draw: one of two bytes, one of more. */
const unassigned = ['\u0378', '\u{F1A2B}'];

/**
 * Whether the fonts at hand have the letters of a text, by a sample of them. For a letter that no font has, a box with
 * its number is drawn; all of these boxes have one of two sizes.
 */
export function createGlyphCheck(sharp: SharpLibrary, family: string): (text: string) => Promise<boolean> {
  const known = new Map<string, Promise<string>>();
  const sizeOf = (letter: string): Promise<string> => {
    if (!known.has(letter))
      known.set(
        letter,
        drawText(sharp, letter, { ...style, family }).then((drawn) => `${drawn?.info.width}x${drawn?.info.height}`),
      );
    return known.get(letter)!;
  };
  return async (text) => {
    const letters = [...new Set(text.match(/[^\p{ASCII}\P{L}]/gu) ?? [])].slice(0, 4);
    const boxes = await Promise.all(unassigned.map(sizeOf));
    const sizes = await Promise.all(letters.map(sizeOf));
    // A letter may have the size of a box by chance; most of a text cannot.
    return sizes.filter((size) => boxes.includes(size)).length * 2 <= letters.length;
  };
}
