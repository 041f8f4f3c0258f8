import { isObject } from '../../../base/values/is-object.ts';
import { firstMode } from '../first-mode.ts';

/** The mode that a site of MkDocs Material starts in: of one palette the only one, of several that of the first. */
export function readMaterialMode(palette: unknown): { appearance?: object } {
  const palettes = (Array.isArray(palette) ? palette : [palette]).filter(isObject);
  const scheme = palettes.some(({ media }) => media) ? undefined : palettes[0]?.['scheme'];
  const mode = scheme === 'slate' ? 'dark' : scheme === 'default' ? 'light' : undefined;
  return firstMode({ mode, isFixed: mode !== undefined && palettes.length === 1 });
}
