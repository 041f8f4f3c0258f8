import type { Place } from '../config/place.ts';

/** Words of a list, or of one text with commas between them, which is reported; `null` for none. */
export function resolveWordList(input: string | string[] | undefined, place: Place): string[] | null {
  if (input === undefined) return null;
  const words = (typeof input === 'string' ? input.split(',') : input).map((word) => word.trim()).filter(Boolean);
  if (typeof input === 'string' && words.length > 0)
    place.warn({
      code: 'value-not-list',
      message: `"${input}" is read as a list`,
      hint: `Write [${words.map((word) => JSON.stringify(word)).join(', ')}]`,
    });
  return words;
}
