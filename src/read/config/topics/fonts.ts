import * as z from 'zod';
import type { FontFace, SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { resolveAssetPath } from '../values/asset-path.ts';
import { text } from '../values/text.ts';

const faceFields = {
  family: text.optional().describe('Name of the font family. Google Fonts are loaded by name.'),
  weight: z.number().optional().describe('Font weight; variable fonts accept fractions.'),
  source: text.optional().describe('Font file: a path in the site folder, or a URL. Not needed for Google Fonts.'),
  format: z.enum(['woff', 'woff2']).optional().describe('Format of the font file; goes with `source`.'),
};

const faceSchema = shape(faceFields);

export const fontsSchema = shape({
  ...faceFields,
  heading: faceSchema.optional().describe('Font for headings; unset values come from the enclosing `fonts`.'),
  body: faceSchema.optional().describe('Font for body text; unset values come from the enclosing `fonts`.'),
}).describe('Fonts: one for all text, or one each for headings and body text.');

type FaceInput = z.infer<typeof faceSchema>;

export function resolveFonts(input: z.infer<typeof fontsSchema> = {}, place: Place): SiteConfig['fonts'] {
  const { heading, body, ...base } = input;
  return {
    heading: heading ? resolveFace(mergeFace(base, heading), place.child('heading')) : resolveFace(base, place),
    body: body ? resolveFace(mergeFace(base, body), place.child('body')) : resolveFace(base, place),
  };
}

/** A file belongs to its family: another family does not take over the file of the general one. */
function mergeFace(base: FaceInput, own: FaceInput): FaceInput {
  const general = own.family === undefined ? base : { weight: base.weight };
  return { ...general, ...own };
}

function resolveFace(face: FaceInput, place: Place): FontFace | null {
  const { family, weight = null } = face;
  if (family === undefined) {
    if (Object.keys(face).length > 0) {
      place.warn({
        code: 'missing-key',
        message: 'The key `family` is missing',
        hint: 'Without it, the theme’s font is used',
      });
    }
    return null;
  }
  if (face.source === undefined) return { family, weight, source: null, format: null };
  const source = resolveAssetPath(face.source);
  return { family, weight, source, format: face.format ?? guessFormat(source, place) };
}

function guessFormat(source: string, place: Place): FontFace['format'] {
  const ending = /\.(woff2?)(?:[?#]|$)/i.exec(source)?.[1]?.toLowerCase() as 'woff' | 'woff2' | undefined;
  const hint = ending ? `Write "format": "${ending}"` : 'Write "format": "woff" or "woff2"';
  place.child('source').warn({ code: 'missing-key', message: 'A font with `source` needs the key `format`', hint });
  return ending ?? null;
}
