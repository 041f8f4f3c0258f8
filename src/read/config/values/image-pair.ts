import * as z from 'zod';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { resolveAssetPath } from './asset-path.ts';
import { text } from './text.ts';

/** The two members of an image that differs between the modes. */
export const imagePairFields = {
  light: text.optional().describe('Image for light mode: a path with its file extension, or a URL.'),
  dark: text.optional().describe('Image for dark mode: a path with its file extension, or a URL.'),
};

/** One image for both modes, or one for each. */
export const imagePair = z.union([text, shape(imagePairFields)]).meta({ id: 'Image' });

/**
 * Both images as addresses. One that is left out is the same as the other, with a warning; without any it is `null`.
 */
export function resolveImagePair(
  input: z.infer<typeof imagePair> | undefined,
  place: Place,
): { light: string; dark: string } | null {
  if (input === undefined) return null;
  if (typeof input === 'string') return { light: resolveAssetPath(input), dark: resolveAssetPath(input) };
  const { light = input.dark, dark = input.light } = input;
  if (light === undefined || dark === undefined) return null;
  if (input.light === undefined || input.dark === undefined) {
    const [missing, given] = input.light === undefined ? ['light', 'dark'] : ['dark', 'light'];
    place.warn({
      code: 'missing-key',
      message: `The key \`${missing}\` is missing`,
      hint: `The image of \`${given}\` is used in both modes`,
    });
  }
  return { light: resolveAssetPath(light), dark: resolveAssetPath(dark) };
}
